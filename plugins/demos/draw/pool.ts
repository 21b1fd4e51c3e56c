import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the worker is asked to draw. */
export interface DrawRequest {
  /** Folder of the renderer's module. */
  hydrate: string;
  /** Folder of the icons. */
  icons: string;
  mode: string;
  html: string;
}

type Answer = { id: number; html: string } | { id: number; error: string };

/** The worker's file: what is drawn depends on it. */
export const WORKER = join(__dirname, 'worker.cjs');

/** One thread that draws. It does not keep the process alive before somebody waits for it. */
export interface Pool {
  draw(request: DrawRequest): Promise<string>;
  /** Keeps the process alive until the drawings that were asked for are there. */
  wait(): void;
  close(): Promise<unknown>;
}

/** Starts the thread. What its renderer writes to the console stays there: it is about the server only. */
export function openPool(): Pool {
  const worker = new Worker(WORKER, { stdout: true, stderr: true });
  worker.unref();
  const waiting = new Map<number, { done: (html: string) => void; fail: (error: Error) => void }>();
  let last = 0;
  worker.on('message', (answer: Answer) => {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('html' in answer) request?.done(answer.html);
    else request?.fail(new Error(answer.error));
  });
  worker.on('error', (error) => {
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  });
  return {
    draw: (request) =>
      new Promise((done, fail) => {
        last += 1;
        waiting.set(last, { done, fail });
        worker.postMessage({ id: last, ...request });
      }),
    wait: () => worker.ref(),
    close: () => worker.terminate(),
  };
}
