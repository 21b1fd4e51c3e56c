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
  /** Whether a section that answers it is among the first five results, if it asks for one. */
  section?: boolean;
  milliseconds: number;
}

/** How all queries of one language did. */
export interface Relevance {
  outcomes: Outcome[];
  /** Mean reciprocal rank among the first five pages. */
  mrr: number;
  /** Share of queries that are answered by the first page. */
  top1: number;
  /** Share of the queries asking for a section that find it; nothing when none asks for one. */
  sections?: number;
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

function share(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Asks all queries. A page counts wherever in it a result leads. */
export function measure(engine: SearchEngine, queries: readonly Query[], site: string): Relevance {
  const outcomes = queries.map(([query, ...answers]): Outcome => {
    const pages = answers.map((answer) => answer.replace(/#.*/, ''));
    const started = performance.now();
    const hits = engine.find(query, undefined);
    const milliseconds = performance.now() - started;
    const places = hits.map(({ document: { url, anchor } }) => {
      const route = url.slice(site.length).replace(/\/$/, '');
      return { route, section: `${route}#${anchor}` };
    });
    const found = [...new Set(places.map(({ route }) => route))].slice(0, DEPTH);
    const index = found.findIndex((route) => pages.includes(route));
    const answered = places
      .slice(0, DEPTH)
      .some(({ route, section }) => answers.includes(route) || answers.includes(section));
    return {
      query,
      found,
      milliseconds,
      ...(index >= 0 && { place: index + 1 }),
      ...(answers.some((answer) => answer.includes('#')) && { section: answered }),
    };
  });
  const sections = outcomes.flatMap(({ section }) => (section === undefined ? [] : [section]));
  return {
    outcomes,
    mrr: share(outcomes.map(({ place }) => (place === undefined ? 0 : 1 / place))),
    top1: share(outcomes.map(({ place }) => (place === 1 ? 1 : 0))),
    ...(sections.length > 0 && { sections: share(sections.map(Number)) }),
  };
}
