import { Tinypool } from 'tinypool';
import type { FileCache } from './file-cache';

/** Work whose results are files. */
interface Work<Item> {
  cache: FileCache;
  /** Name of an item's result in the cache. */
  keyOf(item: Item): string;
  /** CommonJS module that Node can start as it is, in a thread. */
  worker: string;
  /** Name of the function that it exports: takes an item, gives its result. */
  function: string;
  /** One line that says which item failed, and why. */
  failure(item: Item, reason: string): string;
}

/**
 * Makes what the cache does not have in a thread, one item at a time, beside whatever else the process does. The
 * thread starts when it is first asked.
 */
export class ThreadedWork<Item> {
  #pool: Tinypool | undefined;

  constructor(private readonly work: Work<Item>) {}

  /**
   * The result for an item: from the cache, or made by the thread.
   *
   * @throws Error with the line of {@link Work.failure}
   */
  async one(item: Item): Promise<Buffer> {
    const { cache, keyOf, worker, failure } = this.work;
    const key = keyOf(item);
    const known = cache.read(key);
    if (known) return known;
    const name = this.work.function;
    this.#pool ??= new Tinypool({ filename: worker, name, minThreads: 0, maxThreads: 1 });
    try {
      const result = (await this.#pool.run(item)) as string | Uint8Array;
      cache.write(key, result);
      return Buffer.from(result as Uint8Array);
    } catch (error) {
      throw new Error(failure(item, (error as Error).message));
    }
  }

  /**
   * Begins with all items at once.
   *
   * @returns waits for all of them. It gives the results in the order of the items, and throws an Error with one line
   *   for each item that failed
   */
  start(items: readonly Item[]): () => Promise<Buffer[]> {
    const started = Promise.allSettled(items.map((item) => this.one(item)));
    return async () => {
      const results = await started;
      await this.#pool?.destroy();
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length > 0) {
        throw new Error(failed.map(({ reason }) => (reason as Error).message).join('\n'));
      }
      return results.map((result) => (result as PromiseFulfilledResult<Buffer>).value);
    };
  }
}
