import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Picture } from './pictures';

/** A picture with what it says of the site. */
export interface Painting extends Omit<Picture, 'permalink'> {
  /** Language of the title, by which lines are broken. */
  language: string;
  /** Name of that language. */
  languageName: string;
}

type Answer = { id: number; png: Uint8Array } | { id: number; error: string };

/** Everything but the text that decides what a picture looks like. */
export const SOURCES = ['draw.ts', 'lines.ts', 'png.ts'].map((file) => join(__dirname, file));

/** A thread that draws. It does not keep the process alive before somebody waits for it. */
export interface Painter {
  paint(picture: Painting): Promise<Uint8Array>;
  /** Keeps the process alive until the pictures that were asked for are there. */
  wait(): void;
  close(): Promise<unknown>;
}

/** Starts the thread. */
export function startPainter(): Painter {
  const worker = new Worker(join(__dirname, 'worker.cjs'), {
    workerData: { jiti: require.resolve('jiti') },
  });
  worker.unref();
  const waiting = new Map<number, { done: (png: Uint8Array) => void; fail: (e: Error) => void }>();
  let last = 0;
  worker.on('message', (answer: Answer) => {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('png' in answer) request?.done(answer.png);
    else request?.fail(new Error(answer.error));
  });
  worker.on('error', (error: Error) => {
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  });
  return {
    paint: (picture) =>
      new Promise((done, fail) => {
        last += 1;
        waiting.set(last, { done, fail });
        worker.postMessage({ id: last, picture });
      }),
    wait: () => worker.ref(),
    close: () => worker.terminate(),
  };
}
