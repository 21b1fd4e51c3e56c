/**
 * Prints what the site weighs and how fast it is, beside the engine's stock template in the same run,
 * and what its builds cost. It judges nothing; run it on a quiet machine.
 *
 *   npm run bench            everything
 *   npm run bench -- pages   Lighthouse and bytes of build/
 *   npm run bench -- build   cold and warm build of both locales
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/lib/browser';
import { ROOT, runMain } from '../../scripts/lib/run';
import { serve } from '../../scripts/serve';
import { loadEnv } from '../../src/site/env';
import { audit, type Audit } from './lib/audit';
import { measure, type Cost } from './lib/processes';
import { stockSite } from './lib/stock';

const RUNS = 3;
const PAGES = [
  '',
  'developing/hardware-back-button',
  'blog/ionic-8-changes',
  'search',
  'ja/',
  'ja/developing/hardware-back-button',
  'ja/blog/ionic-8-changes',
  'ja/search',
];
const STOCK_PAGES = ['', 'docs/intro', 'blog/welcome'];

function row(name: string, a: Audit, stock: Audit | undefined): Record<string, string | number> {
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  return {
    page: name || '/',
    perf: a.performance,
    a11y: a.accessibility,
    best: a.bestPractices,
    seo: a.seo,
    'blocked ms': Math.round(a.blockedMs),
    CLS: a.layoutShift.toFixed(3),
    'JS kB': kB(a.scriptBytes),
    'CSS kB': kB(a.styleBytes),
    'HTML kB': kB(a.documentBytes),
    'perf / stock': stock ? (a.performance / stock.performance).toFixed(2) : '',
    'JS / stock': stock ? (a.scriptBytes / stock.scriptBytes).toFixed(2) : '',
  };
}

async function auditSite(
  dir: string,
  baseUrl: string,
  pages: string[],
): Promise<[string, Audit][]> {
  const { server, origin } = await serve({ dir, baseUrl, port: 0 });
  try {
    const urls = pages.map((page) => `${origin}${baseUrl}${page}`);
    const results = await audit(urls, RUNS, findBrowser(process.env));
    return [...results].map(([url, result]) => [url.slice(`${origin}${baseUrl}`.length), result]);
  } finally {
    server.close();
  }
}

async function benchPages(): Promise<void> {
  const stockResults = await auditSite(await stockSite(), '/', STOCK_PAGES);
  const results = await auditSite(join(ROOT, 'build'), loadEnv(ROOT).baseUrl, PAGES);
  const doc = stockResults.find(([page]) => page === 'docs/intro')?.[1];
  console.log(
    `Lighthouse, phone profile, medians of ${RUNS}; ratios to the stock template's docs page`,
  );
  console.table([
    ...stockResults.map(([page, result]) => row(`stock: ${page || '/'}`, result, undefined)),
    ...results.map(([page, result]) => row(page, result, doc)),
  ]);
}

async function benchBuild(): Promise<void> {
  const build = (): Promise<Cost> => measure('npx', ['tsx', 'scripts/build.ts'], { cwd: ROOT });
  rmSync(join(ROOT, 'node_modules/.cache/rspack'), { recursive: true, force: true });
  rmSync(join(ROOT, '.docusaurus'), { recursive: true, force: true });
  const cold = await build();
  const warm = await build();
  const line = (name: string, { seconds, cpuSeconds, peakMB }: Cost): Record<string, string> => ({
    build: name,
    'wall s': seconds.toFixed(1),
    'CPU s': cpuSeconds.toFixed(1),
    'peak MB': peakMB.toFixed(0),
    'wall / cold': (seconds / cold.seconds).toFixed(2),
  });
  console.log('Production build of both locales');
  console.table([line('cold', cold), line('warm', warm)]);
}

runMain(async () => {
  const parts = process.argv.slice(2);
  const unknown = parts.filter((part) => !['pages', 'build'].includes(part));
  if (unknown.length > 0) {
    throw new Error(`unknown benchmark "${unknown.join('", "')}"; accepts pages, build`);
  }
  if (parts.length === 0 || parts.includes('build')) await benchBuild();
  if (parts.length === 0 || parts.includes('pages')) await benchPages();
});
