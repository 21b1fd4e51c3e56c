/** The thread that search runs in: typing never waits for it. */
import { IndexLoader } from './index-loader';
import type { WorkerAnswer, WorkerRequest } from './worker-link';

const loader = new IndexLoader();

async function answer({ id, files, search, waitForText }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (search) return { id, answer: await loader.search(files, search, waitForText) };
    await loader.preload(files);
    return { id };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // `postMessage` of a window takes other arguments; this file only ever runs in a worker.
  void answer(data).then((message) => (postMessage as (message: WorkerAnswer) => void)(message));
});
