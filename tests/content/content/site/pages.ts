import { placeOf } from '../../../../src/lib/docs-trees';
import { suggestion } from '../../../../src/lib/nearest';
import { lineOfKey } from '../../../../src/lib/schema-problems';
import { idsIn, type Sidebars } from '../../../../config/sidebars';
import type { Page, Problem } from '../../../lib/page';
import type { DataFile } from './files';

/** A page, as far as others have to fit it. */
export type Described = Pick<Page, 'path' | 'frontMatter' | 'lines'>;

function problem(page: Described, key: string, message: string): Problem {
  return { path: page.path, line: lineOfKey(page.lines.join('\n'), key), column: 1, message };
}

/** Names in a page's front matter that no file declares. */
export function unknownNames(page: Described, key: 'tags' | 'authors', file?: DataFile): Problem[] {
  const names = page.frontMatter?.[key];
  if (!Array.isArray(names)) return [];
  const known = Object.keys(file?.data ?? {});
  return names.flatMap((name: unknown) => {
    if (typeof name !== 'string' || known.includes(name)) return [];
    const accepted = file ? `what ${file.path} has` : 'none, since no file declares any';
    const what = key === 'tags' ? 'tag' : 'author';
    return [problem(page, key, `unknown ${what} "${name}"${suggestion(name, known, accepted)}`)];
  });
}

/** Address of a page below that of its tree, as Docusaurus makes it of its file and its `slug`. */
export function addressOf(file: string, slug: unknown): string {
  const parts = file.replace(/\.mdx?$/, '').split('/');
  const [name = '', folder] = parts.slice(-2).reverse();
  const isIndex = /^(?:index|readme)$/i.test(name) || name === folder;
  const own = `/${(isIndex ? parts.slice(0, -1) : parts).join('/')}`;
  if (typeof slug !== 'string') return own;
  const above = `/${parts.slice(0, -1).join('/')}/`;
  const { pathname } = new URL(slug, `http://localhost${above.replace('//', '/')}`);
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

/** Pages of one tree with the same address; one of them would not be reached. */
export function sharedSlugs(pages: readonly Described[]): Problem[] {
  const known = new Map<string, string>();
  return pages.flatMap((page) => {
    const file = placeOf(page.path)?.file;
    if (file === undefined) return [];
    const address = addressOf(file, page.frontMatter?.slug);
    const other = known.get(address);
    if (other === undefined) {
      known.set(address, page.path);
      return [];
    }
    return [problem(page, 'slug', `address "${address}" is also that of ${other}`)];
  });
}

/** Id of a page: its file without extension, unless it says otherwise. */
function idOf({ path, frontMatter }: Described): string {
  const id = (placeOf(path)?.file ?? path).replace(/\.mdx?$/, '');
  return typeof frontMatter?.id === 'string' ? id.replace(/[^/]*$/, frontMatter.id) : id;
}

/** A file that lists sidebars. */
export interface SidebarFile {
  path: string;
  text: string;
  sidebars: Sidebars;
}

/**
 * Entries of sidebars that are no page.
 *
 * @param pages pages of the same version
 */
export function strayEntries(file: SidebarFile, pages: readonly Described[]): Problem[] {
  const ids = new Set(pages.map(idOf));
  const lines = file.text.split('\n');
  return Object.entries(file.sidebars).flatMap(([name, items]) =>
    idsIn(items).flatMap((id) => {
      if (ids.has(id)) return [];
      const line = lines.findIndex((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`));
      const accepted = suggestion(id, ids, 'ids of pages, such as intro/cli');
      const message = `sidebar "${name}": "${id}" is no page${accepted}`;
      return [{ path: file.path, line: Math.max(1, line + 1), column: 1, message }];
    }),
  );
}

/** Sidebars and pages that a page's front matter names and that are not there. */
export function strayNames(
  page: Described,
  { sidebars }: SidebarFile,
  pages: readonly Described[],
): Problem[] {
  const ids = pages.map(idOf);
  const known: Record<string, string[]> = {
    displayed_sidebar: Object.keys(sidebars),
    pagination_next: ids,
    pagination_prev: ids,
  };
  return Object.entries(known).flatMap(([key, names]) => {
    const value = page.frontMatter?.[key];
    if (typeof value !== 'string' || names.includes(value)) return [];
    const what = key === 'displayed_sidebar' ? 'sidebar' : 'page';
    const accepted = what === 'sidebar' ? names.join(', ') : 'ids of pages, such as intro/cli';
    return [
      problem(page, key, `${key}: unknown ${what} "${value}"${suggestion(value, names, accepted)}`),
    ];
  });
}
