import { FORMAT, type HeadingFile, type TextFile } from '../embedded/format';
import { SearchEngine, type SearchAnswer, type SearchRequest } from '../engine/engine';

/** Longer than any line needs that search is of use on. */
const TIMEOUT_MS = 20_000;

async function loadFile<T extends { format: number }>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  const file = (await response.json()) as T;
  if (file.format !== FORMAT) throw new Error(`${url}: format ${file.format}`);
  return file;
}

/** Addresses of the files of an index. */
export interface Files {
  headings: string;
  text: string;
}

/** The index of one docs version as it is loaded. */
interface LoadingIndex {
  engine: Promise<SearchEngine>;
  /** Settles when text can be searched; fails when either file cannot be had. */
  text: Promise<void>;
}

/** Loads indexes and searches in them. A failure is forgotten, so that the next search tries again. */
export class IndexLoader {
  readonly #loading = new Map<string, LoadingIndex>();

  #load({ headings, text: textUrl }: Files): LoadingIndex {
    const known = this.#loading.get(headings);
    if (known) return known;
    const engine = loadFile<HeadingFile>(headings).then((file) => new SearchEngine(file));
    // The text is asked for once the headings are there: on a slow line they must not share it.
    const text = engine.then(async (early) => early.addText(await loadFile<TextFile>(textUrl)));
    text.catch(() => this.#loading.delete(headings));
    this.#loading.set(headings, { engine, text });
    return { engine, text };
  }

  /** Begins to load an index. */
  async preload(files: Files): Promise<void> {
    await this.#load(files).engine;
  }

  /**
   * Searches one index. Headings answer where they can; where they find nothing, or nothing but words
   * that are spelt nearly so, the text is waited for: "no results" is never said too early, and what
   * was shown is not taken back.
   *
   * @throws Error when the index cannot be had
   */
  async search(files: Files, request: SearchRequest, waitForText = false): Promise<SearchAnswer> {
    const { engine, text } = this.#load(files);
    const ready = await engine;
    if (waitForText || !ready.answersEarly(request.query)) await text;
    return ready.search(request);
  }
}
