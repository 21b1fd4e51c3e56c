import type { SearchAnswer, SearchRequest } from '../engine/engine';

/** What the page asks of the worker. */
export interface WorkerRequest {
  id: number;
  /** Absolute addresses of the index's files. */
  files: { headings: string; text: string };
  /** Nothing to only load the index. */
  search?: SearchRequest;
  /** Whether to answer only when text can be searched too. */
  waitForText?: boolean;
}

/** What the worker answers; `complete` says whether text was searched too. */
export type WorkerAnswer =
  { id: number; answer?: SearchAnswer; complete: boolean } | { id: number; error: string };

type Reply = { answer?: SearchAnswer; complete: boolean };

interface Waiting {
  resolve: (reply: Reply) => void;
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

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data);
    });
    // The script itself did not arrive, or broke.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#worker === worker) this.#lost();
    });
    this.#worker = worker;
    return worker;
  }

  /**
   * Sends a request.
   *
   * @throws Error when the thread or the index cannot be had
   */
  ask(request: Omit<WorkerRequest, 'id'>): Promise<Reply> {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#running().postMessage({ ...request, id } satisfies WorkerRequest);
    });
  }
}
