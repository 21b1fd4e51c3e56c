import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameOf, type Copy } from '../../scripts/lib/copies';
import { ROOT } from '../../scripts/lib/run';

/** Where `scripts/check-places.ts` leaves the site and its builds, below the repository's root. */
export const PLACES_FOLDER = 'test-results/places';

/** A place that a site is served from. */
export interface Place {
  /** Name of its tests. */
  name: string;
  /** Folder of its build; `copy` is what readers have downloaded and unpacked. */
  build: 'root' | 'path' | 'hash' | 'copy';
  /** Settings of the build, and of `npm run serve`. */
  variables: Record<'DOCS_SITE_URL' | 'DOCS_BASE_URL' | 'DOCS_ROUTER', string>;
  /** Path that it is found under, with slashes at both ends. */
  path: string;
  /** Whether a server that knows nothing of this site serves it, and not `npm run serve`. */
  isPlain?: boolean;
  /** Whether it is opened without a server. */
  isFile?: boolean;
  /** Whether {@link COPY} was made for its build. */
  hasCopy?: boolean;
  /** The tests that are worth being repeated here; all without it. */
  only?: RegExp;
}

/** What the tests are told. */
export interface PlaceOptions {
  place: Place;
}

/** Origin of all of them, which is not where the tests find them. */
export const ORIGIN = 'https://docs.example.org';

/** What is made for readers to download. */
export const COPY: Copy = { label: 'v8', locale: 'en' };
const COPY_FOLDER = `copy/ionic-docs-${nameOf(COPY)}`;

/** What reaches for other files in its own way, and what a copy says of itself. */
const IN_COPY = /a demo is drawn.*\(en\)|anchor|pictures|choice of tabs|a copy/;

function settings(base: string, router: 'browser' | 'hash'): Place['variables'] {
  return { DOCS_SITE_URL: ORIGIN, DOCS_BASE_URL: base, DOCS_ROUTER: router };
}

export const PLACES: readonly Place[] = [
  { name: 'root', build: 'root', path: '/', variables: settings('/', 'browser') },
  {
    name: 'path',
    build: 'path',
    path: '/a/b/',
    variables: settings('/a/b/', 'browser'),
    hasCopy: true,
  },
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
    // Its files are those of the place before; what is new are the headers, and the server itself
    only: /navbar|demo|server/,
  },
  {
    name: 'copy, opened as a file',
    build: 'copy',
    path: `${pathToFileURL(join(ROOT, PLACES_FOLDER, COPY_FOLDER))}/`,
    variables: settings('/a/b/', 'hash'),
    isFile: true,
    only: IN_COPY,
  },
  {
    name: 'copy, plain server',
    build: 'copy',
    path: `/places/${COPY_FOLDER}/`,
    variables: settings('/a/b/', 'hash'),
    isPlain: true,
    only: IN_COPY,
  },
];
