import type { SearchAnswer, SearchRequest } from '../engine/engine';
import type { Files } from './index-loader';

/** What the page asks of the worker. */
export interface WorkerRequest {
  id: number;
  /** Absolute addresses of the index's files. */
  files: Files;
  /** Nothing to only load the index. */
  search?: SearchRequest;
  /** Whether to answer only when text can be searched too. */
  waitForText?: boolean;
}

/** What the worker answers. */
export interface WorkerAnswer {
  id: number;
  /** Absent after an error, and where nothing was searched for. */
  answer?: SearchAnswer;
  error?: string;
}

interface Waiting {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
}

/** Asks the search thread, and starts another one when it is lost. */
export class WorkerLink {
  #worker: Worker | undefined;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param start makes the worker; called again after a failure */
  constructor(private readonly start: () => Worker) {}

  #lost(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const error = new Error('the search thread could not be loaded');
    this.#waiting.forEach(({ reject }) => reject(error));
    this.#waiting.clear();
  }

  #started(): Worker {
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.error === undefined) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.error));
    });
    // The script itself did not arrive, or broke.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#worker === worker) this.#lost();
    });
    return worker;
  }

  /**
   * Sends a request.
   *
   * @returns nothing where nothing was searched for
   * @throws Error when the thread or the index cannot be had
   */
  ask(request: Omit<WorkerRequest, 'id'>): Promise<SearchAnswer | undefined> {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#started();
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id } satisfies WorkerRequest);
    });
  }
}
