/**
 * The dev server, for writers.
 *
 *   npm start                       the default language
 *   npm start -- --locale ja        another one
 *   npm start -- --all [--port N]   every language behind one port, so that the language menu works
 *   npm start -- --host 0.0.0.0     for every network that this machine is in; otherwise only it reaches the server
 *
 * Without `--all`, every option of `docusaurus start` is passed on.
 */
import { parseArgs } from 'node:util';
import { loadEnv } from '../config/env';
import { serveAll } from './lib/dev-servers';
import { parsePort } from './lib/port';
import { ROOT, run, runMain } from './lib/run';

const DEFAULT_PORT = 3000;

runMain(async () => {
  const given = process.argv.slice(2);
  if (!given.includes('--all')) {
    process.exitCode = await run('docusaurus', ['start', ...given]);
    return;
  }
  const { values } = parseArgs({
    args: given,
    allowNegative: true,
    options: {
      all: { type: 'boolean' },
      host: { type: 'string' },
      open: { type: 'boolean' },
      port: { type: 'string', default: String(DEFAULT_PORT) },
    },
  });
  await serveAll({ port: parsePort(values.port), host: values.host, env: loadEnv(ROOT) });
});
