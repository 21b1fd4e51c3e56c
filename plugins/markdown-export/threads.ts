import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JobFacts } from './job';
import type { TwinPage } from './pages';

const WORKER = join(__dirname, 'worker.cjs');

/** More threads than this wait for each other's memory. */
const MOST_THREADS = 4;

/** The rest of the build goes on beside them; the first one takes a second to start. */
function threadCount(): number {
  return Math.min(MOST_THREADS, Math.max(1, availableParallelism()));
}

function inThread(pages: readonly TwinPage[], facts: JobFacts): Promise<string[]> {
  return new Promise((done, fail) => {
    const worker = new Worker(WORKER, { workerData: { pages, facts } });
    worker.once('message', done);
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`markdown-export: a thread ended with ${code}`)));
  });
}

/**
 * Makes the twins of pages, in threads of their own: the index of the search is built meanwhile.
 *
 * @returns their texts, in the order of the pages
 * @throws Error with one line that names the page that cannot be converted
 */
export async function makeTwinsInThreads(
  pages: readonly TwinPage[],
  facts: JobFacts,
): Promise<string[]> {
  const count = threadCount();
  // Dealt out like cards: pages of one folder are alike, and some folders are heavy
  const hands = Array.from({ length: count }, (_, hand) =>
    pages.filter((_page, index) => index % count === hand),
  );
  const made = await Promise.all(hands.map((hand) => inThread(hand, facts)));
  return pages.map((_page, index) => made[index % count]?.[Math.floor(index / count)] ?? '');
}
