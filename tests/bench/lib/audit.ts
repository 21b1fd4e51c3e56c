import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureInstalled } from '../../lib/packages';
import { ROOT } from '../../../scripts/lib/run';

/** Medians of several Lighthouse runs of one page with the phone profile. */
export interface Audit {
  performance: number;
  /** Milliseconds that the main thread worked until the page was quiet, and half the distance of the farthest runs. */
  workMs: number;
  workSpreadMs: number;
  /** Milliseconds that the main thread was blocked while loading. */
  blockedMs: number;
  /** Milliseconds until the largest text or picture of the first screen is painted. */
  largestPaintMs: number;
  layoutShift: number;
  /** Bytes of scripts that the page itself loads, as transferred; prefetched ones are not counted. */
  scriptBytes: number;
  styleBytes: number;
}

/** Lighthouse's report, as far as it is read here. */
interface Result {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<
    string,
    { numericValue?: number; details?: { type: string; items?: unknown[] } } | undefined
  >;
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
  const items = details?.type === 'table' ? ((details.items ?? []) as NetworkItem[]) : [];
  return items
    .filter(({ resourceType, priority }) => resourceType === type && priority !== 'VeryLow')
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}

function read(result: Result): Omit<Audit, 'workSpreadMs'> {
  const value = (name: string): number => result.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((result.categories.performance?.score ?? 0) * 100),
    workMs: value('mainthread-work-breakdown'),
    blockedMs: value('total-blocking-time'),
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    scriptBytes: bytes(result, 'Script'),
    styleBytes: bytes(result, 'Stylesheet'),
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const BENCH = join(ROOT, 'tests/bench');

/** In a process of its own: what compiles this file breaks the functions Lighthouse sends to a page. */
async function runLighthouse(url: string, chromePath: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(BENCH, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      '--ignore-status-code',
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    { cwd: ROOT, env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout) as Result;
}

const KEYS = [
  'performance',
  'workMs',
  'blockedMs',
  'largestPaintMs',
  'layoutShift',
  'scriptBytes',
  'styleBytes',
] as const satisfies Exclude<keyof Audit, 'workSpreadMs'>[];

/**
 * Audits pages with Lighthouse's phone profile, each several times in a fresh browser. The pages take
 * turns, so that whatever else the machine does meets all of them alike.
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
  await ensureInstalled(BENCH);
  const audits = new Map<string, ReturnType<typeof read>[]>(urls.map((url) => [url, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [url, list] of audits) list.push(read(await runLighthouse(url, chromePath)));
  }
  return new Map(
    [...audits].map(([url, list]) => {
      const middle = KEYS.map((key) => [key, median(list.map((one) => one[key]))]);
      const works = list.map(({ workMs }) => workMs);
      const workSpreadMs = (Math.max(...works) - Math.min(...works)) / 2;
      return [url, { ...Object.fromEntries(middle), workSpreadMs }];
    }),
  );
}
