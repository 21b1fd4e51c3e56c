import { FORMAT, type HeadingFile, type TextFile } from '../embedded/format';
import { SearchEngine, type SearchAnswer, type SearchRequest } from '../engine/engine';

/** Longer than any line needs that search is of use on. */
const TIMEOUT_MS = 20_000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}

async function loadFile<T extends { format: number }>(url: string): Promise<T> {
  const file = (await fetchJson(url)) as T;
  if (file.format !== FORMAT) throw new Error(`${url}: format ${file.format}`);
  return file;
}

interface Files {
  headings: string;
  text: string;
}

/** The index of one docs version as it is loaded: headings first, text behind them. */
class LoadedIndex {
  readonly engine: Promise<SearchEngine>;
  /** Settles when text can be searched; fails when it cannot be had. */
  readonly text: Promise<void>;

  constructor({ headings, text }: Files) {
    this.engine = loadFile<HeadingFile>(headings).then((file) => new SearchEngine(file));
    // The text is asked for once the headings are there: on a slow line they must not share it.
    this.text = this.engine.then(async (engine) => {
      await engine.addText(await loadFile<TextFile>(text));
    });
    // Whoever waits for either hears of its failure; nobody may be waiting.
    this.engine.catch(() => undefined);
    this.text.catch(() => undefined);
  }
}

/** Loads indexes and searches in them. A failure is forgotten, so that the next search tries again. */
export class IndexLoader {
  readonly #loaded = new Map<string, LoadedIndex>();

  #load(files: Files): LoadedIndex {
    const known = this.#loaded.get(files.headings);
    if (known) return known;
    const loading = new LoadedIndex(files);
    this.#loaded.set(files.headings, loading);
    const forget = (): void => {
      if (this.#loaded.get(files.headings) === loading) this.#loaded.delete(files.headings);
    };
    loading.text.catch(forget);
    return loading;
  }

  /** Begins to load an index. */
  preload(files: Files): Promise<unknown> {
    return this.#load(files).engine;
  }

  /**
   * Searches one index. Headings answer where they can; where they find nothing, or nothing but words
   * that are spelt nearly so, the text is waited for: "no results" is never said too early, and what
   * was shown is not taken back.
   *
   * @throws Error when the index cannot be had
   */
  async search(
    files: Files,
    request: SearchRequest,
    waitForText = false,
  ): Promise<{ answer: SearchAnswer; complete: boolean }> {
    const loaded = this.#load(files);
    const engine = await loaded.engine;
    if (!engine.complete) {
      const isEmpty = request.query.trim() === '';
      if (!waitForText && (isEmpty || engine.answersEarly(request.query))) {
        const early = engine.search(request);
        if (isEmpty || early.nbHits > 0) return { answer: early, complete: false };
      }
      await loaded.text;
    }
    return { answer: engine.search(request), complete: true };
  }
}
