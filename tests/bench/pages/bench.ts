/** Pages of every type beside the same words on stock Docusaurus, and beside the short introduction of its template. */
import { cpus, loadavg } from 'node:os';
import type { SiteEnv } from '../../../config/env';
import { findBrowser } from '../../../scripts/lib/browser';
import { serve } from '../../../scripts/serve';
import { audit, type Audit } from '../lib/audit';
import { stockSite } from '../lib/stock';
import { wordsSite } from '../lib/words';

const JAPANESE = 'ja/developing/hardware-back-button';
/** Stock Docusaurus has no search without a service. */
const WITHOUT_WORDS = 'search';
const PAGES = [
  ...['', 'react/quickstart', 'developing/hardware-back-button', 'api/button', 'api/datetime'],
  ...['native/camera', 'cli/commands/build', 'blog', WITHOUT_WORDS, JAPANESE],
];
const INTRO = 'docs/intro';

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const ratio = (own: number, other: number | undefined): string =>
  other === undefined ? '–' : (own / other).toFixed(2);

function row(page: string, own: Audit, words: Audit | undefined, intro: Audit) {
  return {
    page: page || '/',
    score: `${own.performance} / ${words?.performance ?? '–'} / ${intro.performance}`,
    'work ms': `${Math.round(own.workMs)} ±${Math.round(own.workSpreadMs)}`,
    'to words': ratio(own.workMs, words?.workMs),
    'to intro': ratio(own.workMs, intro.workMs),
    'blocked ms': `${Math.round(own.blockedMs)} / ${words ? Math.round(words.blockedMs) : '–'}`,
    'LCP s': (own.largestPaintMs / 1000).toFixed(1),
    'LCP to words': ratio(own.largestPaintMs, words?.largestPaintMs),
    CLS: own.layoutShift.toFixed(3),
    'JS kB': kB(own.scriptBytes),
    'JS to words': ratio(own.scriptBytes, words?.scriptBytes),
    'CSS kB': kB(own.styleBytes),
    'CSS to words': ratio(own.styleBytes, words?.styleBytes),
  };
}

/** What the machine is, and how busy. */
function machine(): string {
  const [load = 0] = loadavg();
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${load.toFixed(1)}`;
}

/**
 * Prints the figures of each page in medians. The three sites take turns, so that what else the machine does meets
 * them alike.
 *
 * @param build folder of the built site
 * @param runs how often each page is opened
 */
export async function benchPages(build: string, { baseUrl }: SiteEnv, runs: number): Promise<void> {
  const sites = [
    { dir: build, baseUrl },
    { dir: await wordsSite(build, JAPANESE), baseUrl: '/' },
    { dir: await stockSite(), baseUrl: '/' },
  ];
  const [own, words, stock] = await Promise.all(sites.map((site) => serve({ ...site, port: 0 })));
  if (!own || !words || !stock) throw new Error('a site was not served');
  const introUrl = `${stock.origin}/${INTRO}`;
  const urls = PAGES.map((page) => ({
    page,
    own: `${own.origin}${baseUrl}${page}`,
    words: page === WITHOUT_WORDS ? undefined : `${words.origin}/${page}`,
  }));
  console.log(`${machine()}, at the start`);
  try {
    const all = [introUrl, ...urls.flatMap((each) => [each.own].concat(each.words ?? []))];
    const results = await audit(all, runs, findBrowser(process.env, 'whole'));
    const of = (url: string): Audit => results.get(url) as Audit;
    console.log(`${machine()}, at the end`);
    console.log(
      `Lighthouse, slow phone, medians of ${runs}; scores of this site, of the same words and of the intro`,
    );
    console.table(
      urls.map(({ page, own: url, words: other }) =>
        row(page, of(url), other === undefined ? undefined : of(other), of(introUrl)),
      ),
    );
  } finally {
    for (const { server } of [own, words, stock]) server.close();
  }
}
