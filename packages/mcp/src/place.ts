import { DEFAULT_LOCALE, localePath, LOCALES, type Locale } from '../../../config/locales';
import { newestOf, VERSIONS, type DocsVersion } from '../../../config/versions';

/** Languages and versions as a question names them. */
export const LANGUAGES = LOCALES;
export const VERSION_LABELS: readonly string[] = VERSIONS.map(({ label }) => label);

/** A version in a language. */
export interface Edition {
  language: Locale;
  version: DocsVersion;
}

/** What a question says about the edition that it asks about. */
export interface EditionChoice {
  language?: string;
  version?: string;
}

/** The edition that a question asks about: the newest English one where it does not say. */
export function editionOf({ language, version }: EditionChoice): Edition {
  return {
    language: LANGUAGES.find((name) => name === language) ?? DEFAULT_LOCALE,
    version: VERSIONS.find(({ label }) => label === version) ?? newestOf(VERSIONS),
  };
}

/** Folder of an edition, below the base path. */
export function editionFolder({ language, version }: Edition): string {
  return `${localePath(language)}${version.path === '' ? '' : `${version.path}/`}`;
}

/** A page in an edition. */
export interface PagePlace extends Edition {
  /** Path below the edition, without slashes at its ends; empty for the first page. */
  path: string;
}

/**
 * The page that an address or a path stands for. The language and the version in it count more than those of the
 * question: results of a search are asked for as they are.
 *
 * @param page such as `api/button`, `/docs/ja/v7/api/button.md`, or a whole address
 * @param baseUrl path that the site is served under
 */
export function placeOf(page: string, choice: EditionChoice, baseUrl: string): PagePlace {
  const [withoutAnchor = ''] = page.trim().split(/[#?]/);
  const pathname = withoutAnchor.replace(/^https?:\/\/[^/]+/, '');
  const below = `/${pathname.replace(/^\/+/, '')}`.replace(baseUrl.replace(/\/$/, ''), '');
  const segments = below
    .replace(/(?:(?:^|\/)index)?\.md$/, '')
    .split('/')
    .filter(Boolean);
  const edition = editionOf(choice);
  const language = LANGUAGES.find((name) => name !== DEFAULT_LOCALE && name === segments[0]);
  if (language) segments.shift();
  const version = VERSIONS.find(({ path }) => path !== '' && path === segments[0]);
  if (version) segments.shift();
  return {
    language: language ?? edition.language,
    version: version ?? edition.version,
    path: segments.join('/'),
  };
}
