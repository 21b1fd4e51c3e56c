/**
 * Thread that draws, so that the bundler is not held up. CommonJS, because Node starts it as it is.
 *
 * In:  { id, request }, what `drawPicture` takes
 * Out: { id, result } or { id, error }
 */
const { parentPort } = require('node:worker_threads');
const { register } = require('tsx/cjs/api');

register();
const { drawPicture } = require('./draw.ts');

parentPort.on('message', ({ id, request }) => {
  try {
    parentPort.postMessage({ id, result: drawPicture(request) });
  } catch (error) {
    parentPort.postMessage({ id, error: error.message });
  }
});
