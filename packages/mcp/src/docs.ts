import {
  FORMAT,
  fileNames,
  type HeadingFile,
  type TextFile,
} from '../../../plugins/search/embedded/format';
import { SearchEngine } from '../../../plugins/search/engine/engine';
import type { Hit } from '../../../plugins/search/engine/hit';
import { suggestion } from '../../../src/lib/nearest';
import { LOCALE_SETTINGS, localePath } from '../../../config/locales';
import { editionFolder, type Edition, type PagePlace } from './place';
import type { Source } from './source';

/** A demo as a page shows it. */
export interface DemoEntry {
  /** `<component>/<demo>`. */
  name: string;
  title: string;
  /** Its sources, as Markdown. */
  sources: string;
}

/** The line that begins a demo in a Markdown copy, whatever its language calls demos. */
const DEMO =
  /^\*\*[^*\n]+[:：] ([^\n]+)\*\* \(\[[^\]]+\]\([^)]*\/demos\/[^/]+\/([^/]+\/[^/.]+)\.html\)\)$/gm;

/** A label and a fence, as each file of a demo follows its line. */
const SOURCE = /\n\n\*\*([^*\n]+):\*\*\n\n(`{3,})[^\n]*\n[^]*?\n\2(?=\n|$)/y;

/** The site's tag of a version, in the names of the index's files. */
const tagOf = ({ version }: Edition): string => `docs-default-${version.name}`;

/** The documentation, from the files of a built site. */
export class Docs {
  readonly #engines = new Map<string, Promise<SearchEngine>>();

  constructor(readonly source: Source) {}

  async #file(path: string): Promise<string> {
    const text = await this.source.read(path);
    if (text === undefined)
      throw new Error(`${this.source.baseUrl}${path}: the site has no such file`);
    return text;
  }

  /** Paths of all pages of an edition, below it. */
  async pages(edition: Edition): Promise<string[]> {
    const folder = `${this.source.baseUrl}${editionFolder(edition)}`;
    const list = await this.#file(`${editionFolder(edition)}llms.txt`);
    return [...list.matchAll(/\]\(https?:\/\/[^/]+(\/\S+)\.md\)/g)].flatMap(([, path = '']) =>
      path.startsWith(folder) ? [path.slice(folder.length).replace(/(?:^|\/)index$/, '')] : [],
    );
  }

  /**
   * A page in Markdown.
   *
   * @throws Error with one line when there is none, with the page that may have been meant
   */
  async page(place: PagePlace): Promise<string> {
    const folder = editionFolder(place);
    const paths = [place.path && `${folder}${place.path}.md`, `${folder}${place.path}/index.md`];
    for (const path of paths.filter(Boolean)) {
      const text = await this.source.read(path.replaceAll('//', '/').replace(/^\//, ''));
      if (text !== undefined) return text;
    }
    const known = await this.pages(place);
    throw new Error(
      `page ${JSON.stringify(place.path)}: ${place.version.label} has no such page${suggestion(place.path, known)}`,
    );
  }

  /** The generated reference at the end of a component's page. */
  async reference(place: PagePlace): Promise<string> {
    const text = await this.page(place);
    const { reference } = LOCALE_SETTINGS[place.language].reference;
    const start = text.indexOf(`\n## ${reference}\n`);
    if (start < 0) throw new Error(`page ${JSON.stringify(place.path)}: has no API reference`);
    const title = /^# .*$/m.exec(text)?.[0] ?? '';
    return `${title}\n${text.slice(start)}`;
  }

  /** Every demo of an edition, in the order of its pages, each once. */
  async demos(edition: Edition): Promise<DemoEntry[]> {
    const text = await this.#file(`${editionFolder(edition)}llms-full.txt`);
    const found = new Map<string, DemoEntry>();
    for (const match of text.matchAll(DEMO)) {
      const [line, title = '', name = ''] = match;
      const start = match.index + line.length;
      SOURCE.lastIndex = start;
      let end = start;
      while (SOURCE.test(text)) end = SOURCE.lastIndex;
      if (!found.has(name))
        found.set(name, { name, title, sources: text.slice(start, end).trim() });
    }
    return [...found.values()];
  }

  /**
   * Answers a search as the site does.
   *
   * @throws Error with one line when the site has no index of its own
   */
  async search(query: string, edition: Edition, limit: number): Promise<Hit[]> {
    const engine = await this.#engine(edition);
    return engine.search({ query, hitsPerPage: limit }).hits;
  }

  #engine(edition: Edition): Promise<SearchEngine> {
    const key = editionFolder(edition);
    const before = this.#engines.get(key);
    if (before) return before;
    const loading = this.#loadEngine(edition);
    this.#engines.set(key, loading);
    loading.catch(() => this.#engines.delete(key));
    return loading;
  }

  async #loadEngine(edition: Edition): Promise<SearchEngine> {
    const names = fileNames(tagOf(edition));
    const folder = localePath(edition.language);
    const headings = JSON.parse(await this.#file(`${folder}${names.headings}`)) as HeadingFile;
    if (headings.format !== FORMAT) {
      throw new Error(`${names.headings}: format ${headings.format}, accepts ${FORMAT}`);
    }
    const engine = new SearchEngine(headings);
    await engine.addText(JSON.parse(await this.#file(`${folder}${names.text}`)) as TextFile);
    return engine;
  }
}
