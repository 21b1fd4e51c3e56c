import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales';
import { translationTrees } from '../../config/translation';
import { demoSources } from './sources';

const USAGE =
  'takes <component>/<demo>, a title for each language (English, Japanese), and <page>#<heading id>';

/** In pixels, until the writer has seen the demo. */
const HEIGHT = 200;

/** Puts a line at the end of a section, before the next heading; nothing where the page has no such heading. */
function atEndOfSection(page: string, id: string, line: string): string | undefined {
  // Every heading of a page has its id, and no comment in a shell's code has one
  const sections = page.split(/(?=^#+ .*\{#[\w-]+\}$)/m);
  const at = sections.findIndex((section) => section.split('\n')[0]?.endsWith(`{#${id}}`));
  if (at < 0) return undefined;
  const end = at + 1 < sections.length ? '\n\n' : '\n';
  return sections.with(at, `${sections[at]?.trimEnd()}\n\n${line}${end}`).join('');
}

/** The page in each tree that has it, with its path. */
function pagesNamed(root: string, page: string): string[] {
  const trees = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) =>
    translationTrees(locale).flatMap(({ source, translated }) => [source, translated]),
  );
  return [...new Set(trees)]
    .map((tree) => `${tree}/${page}.mdx`)
    .filter((path) => existsSync(join(root, path)));
}

/**
 * Makes a demo out of its plain HTML: the sources of the frameworks, `meta.json`, and the demo's line in a section of
 * every tree that has the page.
 *
 * @param root of the repository
 * @param args as the command takes them: name, titles, page and heading id
 * @returns paths of the files that it wrote, relative to the root
 * @throws Error in one line, before anything is written
 */
export async function newDemo(root: string, args: readonly string[]): Promise<string[]> {
  const [name = '', place = ''] = [args[0], args.at(-1)];
  const titles = args.slice(1, -1);
  const [page = '', id = ''] = place.split('#');
  if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(name) || titles.length !== LOCALES.length || !id) {
    throw new Error(`new:demo: ${USAGE}`);
  }
  const folder = `src/demos/${name}`;
  const plain = join(root, folder, 'demo.html');
  if (!existsSync(plain)) throw new Error(`${folder}/demo.html: missing; write the demo first`);
  const html = readFileSync(plain, 'utf8');
  const [, first = '*'] = /<(ion-[a-z-]+)/.exec(html) ?? [];
  const meta = {
    title: Object.fromEntries(LOCALES.map((locale, index) => [locale, titles[index]])),
    height: HEIGHT,
    steps: [{ see: first }],
  };
  const sources = {
    'meta.json': await format(JSON.stringify(meta), { parser: 'json', printWidth: 100 }),
    ...(await demoSources(html)),
  };
  const files = new Map<string, string>(
    Object.entries(sources).map(([file, text]) => [`${folder}/${file}`, text]),
  );
  for (const path of files.keys()) {
    if (existsSync(join(root, path))) throw new Error(`${path}: there already`);
  }
  for (const path of pagesNamed(root, page)) {
    const text = readFileSync(join(root, path), 'utf8');
    const next = atEndOfSection(text, id, `<Demo name="${name}" />`);
    if (next !== undefined) files.set(path, next);
  }
  if (files.size === Object.keys(sources).length) {
    throw new Error(`${page}.mdx: no tree has this page with a heading {#${id}}`);
  }
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  return [...files.keys()];
}
