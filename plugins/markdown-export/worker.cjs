/**
 * Thread that makes twins of some pages. CommonJS, because Node starts it as it is: a thread does not know how
 * the process around it reads TypeScript.
 *
 * In:  workerData: { pages, facts }, what `makeTwins` takes
 * Out: the texts of the twins, in the order of the pages
 */
const { parentPort, workerData } = require('node:worker_threads');
const { register } = require('tsx/cjs/api');

register();
const { makeTwins } = require('./job.ts');

parentPort.postMessage(makeTwins(workerData.pages, workerData.facts));
