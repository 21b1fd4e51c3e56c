import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file as it was when it was last read. */
interface Known {
  mtimeMs: number;
  size: number;
  /** What of it decides about more than its own page. */
  shared: string;
}

/** A tree of pages. */
export interface PageTree {
  dir: string;
  /**
   * Whether the whole text of a page counts: in a translated site the text of a source page tells whether
   * its translation is behind.
   */
  whole: boolean;
}

const PAGE = /\.mdx?$/;
const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---\r?$/m;
/** Where these are written out, Docusaurus takes nothing from the text in their place. */
const WRITTEN_OUT = [/^title:/m, /^description:/m];

/** What of a page decides about more than the page itself: routes, sidebars, other pages' links to it. */
function sharedPart(path: string, text: string, whole: boolean): string {
  if (whole || !PAGE.test(path)) return text;
  const head = text.startsWith('---') ? (FRONT_MATTER.exec(text)?.[0] ?? '') : '';
  return WRITTEN_OUT.every((field) => field.test(head)) ? head : text;
}

/** Remembers the files of the docs, and tells whether one of them changed in what other pages show too. */
export class DocsFiles {
  #known = new Map<string, Known>();

  #read(path: string, whole: boolean): Known | undefined {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const { mtimeMs, size } = stats;
    const before = this.#known.get(path);
    if (before?.mtimeMs === mtimeMs && before.size === size) return before;
    return { mtimeMs, size, shared: sharedPart(path, readFileSync(path, 'utf8'), whole) };
  }

  /**
   * Reads what has changed since the last time.
   *
   * @param trees folders of pages; those that do not exist are empty
   * @param files other files that count whole: sidebars, lists of tags
   * @returns whether a file came, went, or has another shared part
   */
  haveChanged(trees: readonly PageTree[], files: readonly string[]): boolean {
    const pages = trees
      .filter(({ dir }) => existsSync(dir))
      .flatMap(({ dir, whole }) =>
        readdirSync(dir, { recursive: true, encoding: 'utf8' }).map(
          (name) => [join(dir, name), whole] as const,
        ),
      );
    const all = [...pages, ...files.map((file) => [file, true] as const)];
    const now = new Map(
      all.flatMap(([path, whole]) => {
        const read = this.#read(path, whole);
        return read ? [[path, read] as const] : [];
      }),
    );
    const before = this.#known;
    this.#known = now;
    return (
      now.size !== before.size ||
      [...now].some(([path, { shared }]) => before.get(path)?.shared !== shared)
    );
  }
}
