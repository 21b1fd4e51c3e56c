import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scriptOf } from '../../../src/lib/data-scripts';
import { fileNames, type HeadingFile, type PageRow } from './format';

/** In a copy all addresses stand behind the `#` of its file; of this one only the path counts. */
const NOWHERE = 'https://copy.invalid/';

/**
 * Gives a copy of one version the index of the built site that it is made from: as scripts, because pages that are
 * opened as files fetch nothing, and with the paths of the copy, where the version stands at the base.
 *
 * @param from folder of the built site in the copy's language
 * @param to folder of the copy
 * @throws Error when the built site has no index of the version
 */
export function copyIndex(from: string, to: string, version: { name: string; path: string }): void {
  const { headings, text } = fileNames(`docs-default-${version.name}`);
  const missing = [headings, text].map((file) => join(from, file)).find((it) => !existsSync(it));
  if (missing) throw new Error(`${missing}: missing; build the site with its own search first`);
  const write = (file: string, json: string): void => {
    const target = join(to, `${file}.js`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, scriptOf(basename(target), json));
  };
  const index = JSON.parse(readFileSync(join(from, headings), 'utf8')) as HeadingFile;
  const ownPath = (path: string): string => {
    if (version.path === '') return path;
    return path === version.path
      ? ''
      : path.startsWith(`${version.path}/`)
        ? path.slice(version.path.length + 1)
        : path;
  };
  const pages = index.pages.map(([path, ...rest]): PageRow => [ownPath(path), ...rest]);
  write(headings, JSON.stringify({ ...index, site: NOWHERE, pages }));
  write(text, readFileSync(join(from, text), 'utf8'));
}
