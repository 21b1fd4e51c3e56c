/** Thread that draws, so that the bundler is not held up. CommonJS, because Node starts it as it is. */
const { register } = require('tsx/cjs/api');

register();
module.exports = require('./draw.ts');
