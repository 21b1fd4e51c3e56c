/** Where `tests/sites/check-places.ts` leaves the site and its builds, below the repository's root. */
export const PLACES_FOLDER = 'test-results/places';

/** A place that a site is served from. */
export interface Place {
  /** Name of its tests. */
  name: string;
  /** Folder of its build. */
  build: 'root' | 'path' | 'hash';
  /** Settings of the build, and of `npm run serve`. */
  variables: Record<'DOCS_SITE_URL' | 'DOCS_BASE_URL' | 'DOCS_ROUTER', string>;
  /** Path that it is found under, with slashes at both ends. */
  path: string;
  /** Whether a server that knows nothing of this site serves it, and not `npm run serve`. */
  isPlain?: boolean;
  /** The tests that are worth being repeated here; all without it. */
  only?: RegExp;
}

/** What the tests are told. */
export interface PlaceOptions {
  place: Place;
}

/** Origin of all of them, which is not where the tests find them. */
export const ORIGIN = 'https://docs.example.org';

function settings(base: string, router: 'browser' | 'hash'): Place['variables'] {
  return { DOCS_SITE_URL: ORIGIN, DOCS_BASE_URL: base, DOCS_ROUTER: router };
}

export const PLACES: readonly Place[] = [
  { name: 'root', build: 'root', path: '/', variables: settings('/', 'browser') },
  { name: 'path', build: 'path', path: '/a/b/', variables: settings('/a/b/', 'browser') },
  // The build is told another path than the one it is found under
  {
    name: 'hash, plain server',
    build: 'hash',
    path: '/places/hash/',
    variables: settings('/docs/', 'hash'),
    isPlain: true,
  },
  {
    name: 'hash, npm run serve',
    build: 'hash',
    path: '/docs/',
    variables: settings('/docs/', 'hash'),
    // Its files are those of the place before; what is new are the headers
    only: /navbar|demo/,
  },
];
