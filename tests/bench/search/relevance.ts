import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fileNames,
  type HeadingFile,
  type TextFile,
} from '../../../plugins/search/embedded/format';
import { SearchEngine } from '../../../plugins/search/engine/engine';
import type { Query } from './queries';

const DEPTH = 5;

/** How one query did. */
export interface Outcome {
  query: string;
  /** Place of the first page that answers it, from 1; nothing below the fifth. */
  place?: number;
  /** Pages that were found, best first. */
  found: string[];
  milliseconds: number;
}

/** How all queries of one language did. */
export interface Relevance {
  outcomes: Outcome[];
  /** Queries whose pages are not built. */
  waiting: number;
  /** Mean reciprocal rank among the first five pages. */
  mrr: number;
  /** Share of queries that are answered by the first page. */
  top1: number;
}

/**
 * Reads a built index and makes it ready.
 *
 * @param folder a locale's output folder
 * @param tag the docs version's tag
 */
export async function readEngine(folder: string, tag: string): Promise<SearchEngine> {
  const names = fileNames(tag);
  const path = join(folder, names.headings);
  if (!existsSync(path)) throw new Error(`${path}: no index here; build the site first`);
  const engine = new SearchEngine(JSON.parse(readFileSync(path, 'utf8')) as HeadingFile);
  await engine.addText(JSON.parse(readFileSync(join(folder, names.text), 'utf8')) as TextFile);
  return engine;
}

function headingFile(folder: string, tag: string): HeadingFile {
  return JSON.parse(readFileSync(join(folder, fileNames(tag).headings), 'utf8')) as HeadingFile;
}

/** Address that an index's paths are relative to. */
export function siteOf(folder: string, tag: string): string {
  return headingFile(folder, tag).site;
}

/** Routes of all pages that an index has. */
export function routesOf(folder: string, tag: string): Set<string> {
  return new Set(headingFile(folder, tag).pages.map(([path]) => path.replace(/\/$/, '')));
}

/** Asks all queries whose pages exist. */
export function measure(
  engine: SearchEngine,
  queries: readonly Query[],
  routes: ReadonlySet<string>,
  site: string,
): Relevance {
  const ready = queries.filter(([, ...pages]) => pages.some((page) => routes.has(page)));
  const outcomes = ready.map(([query, ...pages]): Outcome => {
    const started = performance.now();
    const hits = engine.find(query, undefined);
    const milliseconds = performance.now() - started;
    const urls = hits.map(({ document }) => document.url.slice(site.length).replace(/\/$/, ''));
    const found = [...new Set(urls)].slice(0, DEPTH);
    const index = found.findIndex((route) => pages.includes(route));
    return { query, found, milliseconds, ...(index >= 0 && { place: index + 1 }) };
  });
  const share = (value: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / Math.max(1, outcomes.length);
  return {
    outcomes,
    waiting: queries.length - ready.length,
    mrr: share(({ place }) => (place === undefined ? 0 : 1 / place)),
    top1: share(({ place }) => (place === 1 ? 1 : 0)),
  };
}
