import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales';

const ROOT = resolve(__dirname, '../../..');
const DEFAULTS = join(
  dirname(require.resolve('@docusaurus/theme-translations/package.json')),
  'locales',
);

function readJson<T>(path: string): Record<string, T> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, T>;
}

const IN_SOURCE = [
  /<Translate\s+id="([^"]+)"[^>]*>\s*([^<{]+?)\s*<\/Translate>/g,
  /\bid: '([^']+)',\s*message:\s+'([^']+)'/g,
];

/** The strings that the site's own components declare, with their English text. */
function ownMessages(): Record<string, string> {
  const files = ['src', 'plugins'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(ROOT, folder, file),
    ),
  );
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => IN_SOURCE.flatMap((pattern) => [...source.matchAll(pattern)]))
    .map(([, id = '', text = '']) => [id, text.replaceAll(/\s+/g, ' ')] as const);
  return Object.fromEntries(found);
}

/** The theme's own strings, under those that the site translates itself. */
function load(locale: Locale): Record<string, string> {
  const folder = locale === DEFAULT_LOCALE ? 'base' : locale;
  const theme = {
    ...readJson<string>(join(DEFAULTS, folder, 'theme-common.json')),
    ...readJson<string>(join(DEFAULTS, folder, 'theme-search-algolia.json')),
  };
  const site = readJson<{ message: string }>(join(ROOT, 'i18n', locale, 'code.json'));
  const own = Object.entries(site).map(([id, entry]) => [id, entry.message] as const);
  return {
    ...theme,
    ...(locale === DEFAULT_LOCALE && ownMessages()),
    ...Object.fromEntries(own),
  };
}

const loaded = new Map<Locale, Record<string, string>>();

/**
 * An interface string as the built site shows it.
 *
 * @throws Error when the theme has no such string
 */
export function message(
  locale: Locale,
  id: string,
  values: Record<string, string | number> = {},
): string {
  const messages = loaded.get(locale) ?? load(locale);
  loaded.set(locale, messages);
  const text = messages[id];
  if (text === undefined) throw new Error(`${id}: no such interface string in "${locale}"`);
  return Object.entries(values).reduce(
    (result, [name, value]) => result.replaceAll(`{${name}}`, String(value)),
    text,
  );
}

type ThemeFile = 'navbar' | 'footer';

/** The label of a navbar or footer item in a language; the English text where it has no translation. */
export function themeLabel(locale: Locale, file: ThemeFile, key: string, english: string): string {
  if (locale === DEFAULT_LOCALE) return english;
  const path = join(ROOT, 'i18n', locale, 'docusaurus-theme-classic', `${file}.json`);
  return readJson<{ message: string }>(path)[key]?.message ?? english;
}
