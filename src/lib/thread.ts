import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { FileCache } from './file-cache';

/**
 * A thread that does one kind of work. It is sent `{ id, request }`, and answers `{ id, result }` or
 * `{ id, error }`.
 */
export interface Thread<Request, Result> {
  ask(request: Request): Promise<Result>;
  /** Keeps the process alive until what was asked for is there; before that the thread does not. */
  wait(): void;
  close(): Promise<unknown>;
}

type Answer<Result> = { id: number; result: Result } | { id: number; error: string };

interface Waiting<Result> {
  done: (result: Result) => void;
  fail: (error: Error) => void;
}

/**
 * A thread that starts when it is first asked. One that has fallen over fails all that it was asked, and the
 * next question starts another.
 *
 * @param file that Node can start as it is
 */
export function openThread<Request, Result>(
  file: string,
  options?: WorkerOptions,
): Thread<Request, Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let worker: Worker | undefined;
  let last = 0;
  const start = (): Worker => {
    const started = new Worker(file, options);
    started.unref();
    started.on('message', (answer: Answer<Result>) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('result' in answer) asked?.done(answer.result);
      else asked?.fail(new Error(answer.error));
    });
    started.on('error', (error: Error) => {
      worker = undefined;
      for (const { fail } of waiting.values()) fail(error);
      waiting.clear();
    });
    return started;
  };
  return {
    ask: (request) =>
      new Promise((done, fail) => {
        last += 1;
        waiting.set(last, { done, fail });
        worker ??= start();
        worker.postMessage({ id: last, request });
      }),
    wait: () => worker?.ref(),
    close: async () => worker?.terminate(),
  };
}

/** Work whose results are files. */
export interface Work<Item, Result extends string | Uint8Array> {
  cache: FileCache;
  /** Name of an item's result in the cache. */
  keyOf(item: Item): string;
  /** The result that a file of the cache holds. */
  read(file: Buffer): Result;
  /** The thread for what the cache does not have. */
  open(): Thread<Item, Result>;
  /** One line that says which item failed, and why. */
  failure(item: Item, reason: string): string;
}

/** Items are worked on as they come. */
export interface OpenWork<Item, Result> {
  /**
   * The result for an item: from the cache, or made by the thread.
   *
   * @throws Error with the line of {@link Work.failure}
   */
  work(item: Item): Promise<Result>;
  /** Keeps the process alive until all that was asked for is there. */
  wait(): void;
  close(): Promise<unknown>;
}

/** Opens work on items, in a thread where the cache does not have them. */
export function openWork<Item, Result extends string | Uint8Array>({
  cache,
  keyOf,
  read,
  open,
  failure,
}: Work<Item, Result>): OpenWork<Item, Result> {
  const thread = open();
  return {
    async work(item) {
      const key = keyOf(item);
      const known = cache.read(key);
      if (known) return read(known);
      try {
        const result = await thread.ask(item);
        cache.write(key, result);
        return result;
      } catch (error) {
        throw new Error(failure(item, (error as Error).message));
      }
    },
    wait: thread.wait,
    close: thread.close,
  };
}

/** Work that goes on. */
export interface StartedWork<Result> {
  /**
   * Waits for all of it.
   *
   * @returns results in the order of the items
   * @throws Error with one line for each item that failed
   */
  all(): Promise<Result[]>;
}

/** Starts to work on items, beside whatever else the process does. */
export function startWork<Item, Result extends string | Uint8Array>(
  items: readonly Item[],
  work: Work<Item, Result>,
): StartedWork<Result> {
  const opened = openWork(work);
  const started = Promise.allSettled(items.map(opened.work));
  return {
    async all() {
      opened.wait();
      const results = await started;
      await opened.close();
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length > 0) {
        throw new Error(failed.map(({ reason }) => (reason as Error).message).join('\n'));
      }
      return results.map((result) => (result as PromiseFulfilledResult<Result>).value);
    },
  };
}
