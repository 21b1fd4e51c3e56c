import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { getTranslationFiles } from '@docusaurus/theme-classic/lib/translations';
import { demoNames } from '../../../../plugins/demos/folders';
import { filesBelow } from '../../../../src/lib/files-below';
import { sourceTree, translatedTree } from '../../../../src/lib/docs-trees';
import { DEMOS } from '../../../../config/demos';
import { DEFAULT_LOCALE } from '../../../../config/locales';
import type { Item } from '../../../../config/sidebars';
import type { Problem } from '../../../lib/page';
import { entryProblem, readJson } from './files';
import type { SidebarFile } from './pages';

/** A text of the interface that a setting has in the default locale. */
interface Label {
  text: string;
  /** Where its translation is looked up. */
  key: string;
  /** Files that may declare it, the likeliest first. */
  declared: readonly string[];
}

const THEME = 'docusaurus-theme-classic';

/** The place that a text is declared at. */
function placeOf(root: string, { text, declared }: Label): Pick<Problem, 'path' | 'line'> {
  for (const path of declared.filter((file) => existsSync(join(root, file)))) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const line = lines.findIndex((one) =>
      [`'${text}'`, `"${text}"`, `## ${text} {`].some((form) => one.includes(form)),
    );
    if (line >= 0) return { path, line: line + 1 };
  }
  return { path: declared[0] ?? '', line: 1 };
}

/** The labels that a file of a locale does not have. */
function missingIn(root: string, file: string, labels: readonly Label[]): Problem[] {
  const known = readJson(root, file)?.data ?? {};
  return labels
    .filter(({ key }) => !(key in known))
    .map((label) => ({
      ...placeOf(root, label),
      column: 1,
      message: `"${label.text}" has no translation; add "${label.key}" to ${file}`,
    }));
}

/** Labels of navbar and footer, by the file of their translations. */
function labelsOfTheme(theme: ThemeConfig): [file: string, labels: Label[]][] {
  const files = getTranslationFiles({ themeConfig: theme } as never);
  return files.map(({ path, content }) => [
    `${THEME}/${path}.json`,
    Object.entries(content).map(([key, { message }]) => ({
      key,
      text: message,
      declared: [`config/${path}.ts`, 'config/logo.ts'],
    })),
  ]);
}

function labelsIn(name: string, items: readonly Item[], declared: readonly string[]): Label[] {
  return items.flatMap((item): Label[] => {
    if (typeof item === 'string' || item.type === 'doc') return [];
    const key = `sidebar.${name}.category.${item.key}`;
    // A group with a page is named like it
    const own = item.link ? [] : [{ text: item.label, key, declared }];
    return [...own, ...labelsIn(name, item.items, declared)];
  });
}

/** Labels of navbar and footer without a translation. */
export function themeLabelProblems(
  root: string,
  locales: readonly string[],
  theme: ThemeConfig,
): Problem[] {
  return locales
    .filter((name) => name !== DEFAULT_LOCALE)
    .flatMap((locale) =>
      labelsOfTheme(theme).flatMap(([file, labels]) =>
        missingIn(root, `i18n/${locale}/${file}`, labels),
      ),
    );
}

/** Labels of a version's sidebars without a translation. */
export function sidebarLabelProblems(
  root: string,
  locales: readonly string[],
  version: string,
  { path, sidebars }: SidebarFile,
): Problem[] {
  // Groups of components have the titles of the gallery
  const declared = [path, `${sourceTree(version)}/components.mdx`];
  const labels = Object.entries(sidebars).flatMap(([name, items]) =>
    labelsIn(name, items, declared),
  );
  return locales
    .filter((name) => name !== DEFAULT_LOCALE)
    .flatMap((locale) => missingIn(root, `${translatedTree(version, locale)}.json`, labels));
}

/** Titles of demos without a translation. */
export function demoTitleProblems(root: string, locales: readonly string[]): Problem[] {
  const folder = join(root, DEMOS);
  if (!existsSync(folder)) return [];
  return demoNames(folder).flatMap((name) => {
    const path = `${DEMOS}/${name}/meta.json`;
    const file = readJson(root, path);
    const titles = file?.data.title;
    if (!file || typeof titles !== 'object' || titles === null) return [];
    const line = file.text.split('\n').findIndex((one) => one.includes('"title"')) + 1;
    return locales
      .filter((locale) => !(locale in titles))
      .map((locale) => ({
        path,
        line,
        column: 1,
        message: `title has no "${locale}"; accepts one for each of ${locales.join(', ')}`,
      }));
  });
}

/** A text of a component, by the id that it is translated under. */
const TEXT = /\bid(?:: |=\{?)['"](site\.[\w.-]+)['"]/g;

/** Texts of components without a translation, and translations of none. */
export function componentTextProblems(root: string, locales: readonly string[]): Problem[] {
  const found = ['src', 'plugins'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const path = `${folder}/${file}`;
        const text = readFileSync(join(root, path), 'utf8');
        return [...text.matchAll(TEXT)].map(({ 1: id = '', index }) => ({
          id,
          path,
          line: text.slice(0, index).split('\n').length,
        }));
      }),
  );
  if (found.length === 0) return [];
  const ids = new Set(found.map(({ id }) => id));
  return locales
    .filter((name) => name !== DEFAULT_LOCALE)
    .flatMap((locale) => {
      const name = `i18n/${locale}/code.json`;
      const file = readJson(root, name) ?? { path: name, text: '', data: {}, problems: [] };
      const missing = found.filter(({ id }) => !(id in file.data));
      const stray = Object.keys(file.data).filter((id) => id.startsWith('site.') && !ids.has(id));
      return [
        ...missing.map(({ id, path, line }) => ({
          path,
          line,
          column: 1,
          message: `"${id}" has no translation; "npm run write-translations -- --locale ${locale}" adds it to ${name}`,
        })),
        ...stray.map((id) => entryProblem(file, id, `"${id}" translates nothing`)),
      ];
    });
}
