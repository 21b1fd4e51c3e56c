import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { FileCache } from './file-cache';

type Answer = { id: number; result: string | Uint8Array } | { id: number; error: string };

interface Waiting {
  done: (result: string | Uint8Array) => void;
  fail: (error: Error) => void;
}

/** Work whose results are files. */
interface Work<Item> {
  cache: FileCache;
  /** Name of an item's result in the cache. */
  keyOf(item: Item): string;
  /**
   * File that Node can start as it is, in a thread: it is sent `{ id, request }`, and answers `{ id, result }` or
   * `{ id, error }`.
   */
  worker: string;
  options?: WorkerOptions;
  /** One line that says which item failed, and why. */
  failure(item: Item, reason: string): string;
}

/**
 * Makes what the cache does not have in a thread, beside whatever else the process does. The thread starts when it is
 * first asked; one that has fallen over fails all that it was asked, and the next item starts another.
 */
export class ThreadedWork<Item> {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(private readonly work: Work<Item>) {}

  #start(): Worker {
    const worker = new Worker(this.work.worker, this.work.options);
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const asked = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('result' in answer) asked?.done(answer.result);
      else asked?.fail(new Error(answer.error));
    });
    worker.on('error', (error: Error) => {
      this.#worker = undefined;
      for (const { fail } of this.#waiting.values()) fail(error);
      this.#waiting.clear();
    });
    return worker;
  }

  #ask(request: Item): Promise<string | Uint8Array> {
    return new Promise((done, fail) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { done, fail });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id: this.#last, request });
    });
  }

  /**
   * The result for an item: from the cache, or made by the thread.
   *
   * @throws Error with the line of {@link Work.failure}
   */
  async one(item: Item): Promise<Buffer> {
    const { cache, keyOf, failure } = this.work;
    const key = keyOf(item);
    const known = cache.read(key);
    if (known) return known;
    try {
      const result = await this.#ask(item);
      cache.write(key, result);
      return Buffer.from(result as Uint8Array);
    } catch (error) {
      throw new Error(failure(item, (error as Error).message));
    }
  }

  /**
   * Begins with all items at once.
   *
   * @returns waits for all of them; until it is called, the thread does not keep the process alive. It gives the
   *   results in the order of the items, and throws an Error with one line for each item that failed
   */
  start(items: readonly Item[]): () => Promise<Buffer[]> {
    const started = Promise.allSettled(items.map((item) => this.one(item)));
    return async () => {
      this.#worker?.ref();
      const results = await started;
      await this.#worker?.terminate();
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length > 0) {
        throw new Error(failed.map(({ reason }) => (reason as Error).message).join('\n'));
      }
      return results.map((result) => (result as PromiseFulfilledResult<Buffer>).value);
    };
  }
}
