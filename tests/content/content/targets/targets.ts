import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { referenceRemark } from '../../../../plugins/reference';
import type { Heading } from '../../../../plugins/redirects/anchor';
import { redirectTable, type RedirectTable } from '../../../../plugins/redirects/table';
import { placeOf } from '../../../../src/lib/docs-trees';
import { PageError } from '../../../../src/lib/page-error';
import { DEFAULT_LOCALE, LOCALE_SETTINGS } from '../../../../config/locales';
import { redirectsOptions, RENAMED } from '../../../../config/redirects';
import { settingsOf } from '../../../../config/site';
import { componentPackages, VERSIONS } from '../../../../config/versions';
import { readPage, type Found, type Page } from '../../../lib/page';
import { addressOf, type Described } from '../site/pages';

/** What a page can be entered at. */
export interface Entries {
  /** Ids of headings and other elements. */
  ids: ReadonlySet<string>;
  headings: readonly Heading[];
  /** What stands in place of facts that are not there. */
  problems: readonly Found[];
}

/** Ids in the attributes of an element: its own, and those in a text of HTML. */
const IDS = /\bid=\\"([^"\\]+)|"name":"id","value":"([^"]+)"/g;

/** Pages that plugins make, below the base. */
const MADE = /^(?:blog(?:\/(?:tags|authors|archive)(?:\/.*)?)?|tags(?:\/.*)?|search|offline)$/;
const OF_PLUGINS = ['contributing/translations'];

/** Route of a page of the default locale, below the base. */
export function routeOf({ path, frontMatter }: Described): string {
  const place = placeOf(path);
  const slug = frontMatter?.slug;
  if (!place) return `blog/${String(slug)}`;
  const version = VERSIONS.find(({ name }) => name === place.version)?.path ?? '';
  return `${version}${addressOf(place.file, slug)}`.replace(/^\/|\/$/g, '');
}

/** Everything on the site that a link may lead to. */
export class Targets {
  /** Files of the default locale's pages, by route. */
  readonly files: ReadonlyMap<string, string>;
  readonly redirects: RedirectTable;
  readonly #entries = new Map<string, Promise<Entries>>();
  readonly #reference: ReturnType<typeof referenceRemark>;

  /** @param pages all pages of the default locale */
  constructor(
    readonly root: string,
    pages: readonly Described[],
  ) {
    this.files = new Map(pages.map((page) => [routeOf(page), page.path]));
    this.redirects = redirectTable(redirectsOptions(VERSIONS), new Set(this.files.keys()));
    const site = { locales: LOCALE_SETTINGS, locale: DEFAULT_LOCALE };
    this.#reference = referenceRemark({
      siteDir: root,
      locale: DEFAULT_LOCALE,
      labels: settingsOf(site).reference,
      components: componentPackages(VERSIONS),
    });
  }

  /** Whether an address below the base is answered by something that is no page of ours in Markdown. */
  isMade(route: string): boolean {
    return (
      MADE.test(route) ||
      OF_PLUGINS.includes(route) ||
      (route !== '' && existsSync(join(this.root, 'static', route)))
    );
  }

  /** What a page of the default locale can be entered at, facts of the reference included. */
  entriesOf(path: string): Promise<Entries> {
    const known = this.#entries.get(path) ?? this.#read(path);
    this.#entries.set(path, known);
    return known;
  }

  async #read(path: string): Promise<Entries> {
    const page = readPage(path, DEFAULT_LOCALE, readFileSync(join(this.root, path), 'utf8'));
    const problems = await this.#putFacts(page);
    const headings = page.headings.flatMap(({ id, text }) => (id ? [{ id, text }] : []));
    const ids = new Set(headings.map(({ id }) => id));
    visit(page.tree, (node) => {
      const { id } =
        (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties ?? {};
      if (typeof id === 'string') {
        ids.add(id);
        headings.push({ id, text: toString(node) });
      }
      // Blocks without anything of the theme are text of HTML by now
      const attributes = 'attributes' in node ? JSON.stringify(node.attributes) : '';
      for (const [, html, own = html ?? ''] of attributes.matchAll(IDS)) ids.add(own);
    });
    return { ids, headings, problems };
  }

  /** Puts the facts of the reference in the place of their tags. */
  async #putFacts({ path, tree, lines }: Page): Promise<Found[]> {
    try {
      await this.#reference(
        tree,
        new VFile({ path: join(this.root, path), value: lines.join('\n') }),
      );
      return [];
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      return [{ ...error.place, message: error.reason }];
    }
  }

  /** The address on which an anchor of a page lands; nothing where it lands on the page alone. */
  async hasSection(path: string, route: string, anchor: string): Promise<boolean> {
    const { ids, headings } = await this.entriesOf(path);
    return ids.has(anchor) || RENAMED.section(route, anchor, headings) !== undefined;
  }
}
