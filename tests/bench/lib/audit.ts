import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';

/** Medians of several Lighthouse runs of one page with the phone profile. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds that the main thread was blocked while loading. */
  blockedMs: number;
  layoutShift: number;
  /** Bytes of scripts that the page itself loads, as transferred; prefetched ones are not counted. */
  scriptBytes: number;
  styleBytes: number;
  documentBytes: number;
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
  priority?: string;
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

function bytes(result: Result, type: string): number {
  const details = result.audits['network-requests']?.details;
  const items = details?.type === 'table' ? (details.items as NetworkItem[]) : [];
  return items
    .filter(({ resourceType, priority }) => resourceType === type && priority !== 'VeryLow')
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}

function read(result: Result): Audit {
  const score = (name: string): number => Math.round((result.categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => result.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptBytes: bytes(result, 'Script'),
    styleBytes: bytes(result, 'Stylesheet'),
    documentBytes: bytes(result, 'Document'),
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Audits pages with Lighthouse's phone profile, each several times, one browser for all.
 *
 * @param urls pages to audit
 * @param runs odd number of runs a page; the median of each figure is taken by itself
 * @param chromePath the browser
 */
export async function audit(
  urls: string[],
  runs: number,
  chromePath: string,
): Promise<Map<string, Audit>> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  const results = new Map<string, Audit>();
  try {
    for (const url of urls) {
      const audits: Audit[] = [];
      for (let run = 0; run < runs; run += 1) {
        const answer = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
        if (!answer) throw new Error(`${url}: Lighthouse gave no result`);
        audits.push(read(answer.lhr));
      }
      const middle = (key: keyof Audit): number => median(audits.map((one) => one[key]));
      results.set(url, {
        performance: middle('performance'),
        accessibility: middle('accessibility'),
        bestPractices: middle('bestPractices'),
        seo: middle('seo'),
        blockedMs: middle('blockedMs'),
        layoutShift: middle('layoutShift'),
        scriptBytes: middle('scriptBytes'),
        styleBytes: middle('styleBytes'),
        documentBytes: middle('documentBytes'),
      });
    }
  } finally {
    chrome.kill();
  }
  return results;
}
