import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileNames } from '../../../plugins/search/embedded/format';
import { findBrowser } from '../../../scripts/lib/browser';
import type { SiteEnv } from '../../../config/env';
import { localePath, LOCALES, type Locale } from '../../../config/locales';
import { firstResults } from './first-results';
import { HELD_OUT, QUERIES } from './queries';
import { measure, readEngine, routesOf, siteOf } from './relevance';

const TAG = 'docs-default-current';
const TAGS = [TAG, 'docs-default-v7'];
const KEYS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['b', 'i', 'm', 's', 't'],
  ja: ['b', 'm', 'ボ', '設', '画'],
};
const PAGE = 'developing/hardware-back-button';
/** What the index may cost: readers on phones pay for it. */
const MOST = { index: 450, first: 100, milliseconds: 150 };
const LEAST = { mrr: 0.9, top1: 0.85 };
const SETS = [
  { name: 'known', queries: QUERIES },
  { name: 'held out', queries: HELD_OUT },
];

function kB(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}

async function benchRelevance(build: string): Promise<void> {
  const rows = [];
  const misses: string[] = [];
  for (const locale of LOCALES) {
    const folder = join(build, localePath(locale));
    const engine = await readEngine(folder, TAG);
    for (const { name, queries } of SETS) {
      const { outcomes, mrr, top1, sections } = measure(
        engine,
        queries[locale],
        siteOf(folder, TAG),
      );
      const times = outcomes.map(({ milliseconds }) => milliseconds);
      rows.push({
        language: locale,
        set: name,
        queries: outcomes.length,
        [`MRR@5 (at least ${LEAST.mrr})`]: mrr.toFixed(3),
        [`first is right (at least ${LEAST.top1})`]: top1.toFixed(3),
        'section in first five results': sections?.toFixed(3) ?? '-',
        'mean ms': (times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(1),
        'most ms': Math.max(...times).toFixed(1),
      });
      if (queries === HELD_OUT) continue;
      outcomes
        .filter(({ place }) => place !== 1)
        .forEach(({ query, place, found }) =>
          misses.push(`${locale} ${place ?? '-'} ${query}: ${found.join(', ')}`),
        );
    }
  }
  console.log('Relevance of the embedded index, whole text, in the current version');
  console.table(rows);
  console.log(
    'No rule and no number may be tuned on the queries held out; what they find is not listed.',
  );
  console.log('Known queries that the first page does not answer, and what they found:');
  misses.forEach((line) => console.log(`  ${line}`));
}

function benchBytes(build: string): void {
  const rows = LOCALES.flatMap((locale) =>
    TAGS.map((tag) => {
      const names = fileNames(tag);
      const sizes = [names.headings, names.text].map((name) => {
        const file = readFileSync(join(build, localePath(locale), name));
        return { raw: file.length, brotli: brotliCompressSync(file).length };
      });
      const [headings, text] = sizes;
      const total = (headings?.brotli ?? 0) + (text?.brotli ?? 0);
      return {
        language: locale,
        version: tag,
        pages: routesOf(join(build, localePath(locale)), tag).size,
        'raw kB': kB((headings?.raw ?? 0) + (text?.raw ?? 0)),
        'headings br kB': kB(headings?.brotli ?? 0),
        'text br kB': kB(text?.brotli ?? 0),
        [`whole br kB (at most ${MOST.index})`]: kB(total),
      };
    }),
  );
  console.log('Bytes of the embedded index');
  console.table(rows);
}

async function benchBrowser(build: string, env: SiteEnv): Promise<void> {
  const rows = [];
  for (const locale of LOCALES) {
    const { bytes, milliseconds } = await firstResults(
      build,
      env.baseUrl,
      `${localePath(locale)}${PAGE}`,
      KEYS[locale],
      findBrowser(process.env),
    );
    const sorted = [...milliseconds].sort((a, b) => a - b);
    rows.push({
      language: locale,
      [`kB before first results (at most ${MOST.first})`]: kB(bytes),
      'median ms to results of a first key': Math.round(sorted[sorted.length >> 1] ?? Number.NaN),
      [`most ms (at most ${MOST.milliseconds})`]: Math.round(sorted.at(-1) ?? Number.NaN),
    });
  }
  console.log('First results in the browser');
  console.table(rows);
}

/**
 * Prints how well, how fast and how heavily the embedded index of a built site answers.
 *
 * @param build folder with the built site
 */
export async function benchSearch(build: string, env: SiteEnv): Promise<void> {
  await benchRelevance(build);
  benchBytes(build);
  await benchBrowser(build, env);
}
