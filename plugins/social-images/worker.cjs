/** Draws in a thread of its own, so that the bundler is not held up. */
const { parentPort, workerData } = require('node:worker_threads');

// As Docusaurus does with the plugins: Node itself may know no TypeScript
const { drawPicture } = require(workerData.jiti)(__filename)('./draw.ts');

parentPort.on('message', ({ id, picture }) => {
  try {
    parentPort.postMessage({ id, png: drawPicture(picture) });
  } catch (error) {
    parentPort.postMessage({ id, error: error.message });
  }
});
