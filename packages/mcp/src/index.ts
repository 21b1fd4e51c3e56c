/**
 * Answers questions of AI tools from the documentation, with the Model Context Protocol over standard input and
 * output.
 *
 *   tsx packages/mcp/src/index.ts [--from build | --from https://ionicframework.com/docs/]
 */
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ROOT, runMain } from '../../../scripts/lib/run';
import { loadEnv } from '../../../config/env';
import { createServer } from './server';
import { openSource } from './source';

runMain(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string', default: 'build' } } });
  const source = openSource(values.from, loadEnv(ROOT).baseUrl);
  await createServer(source).connect(new StdioServerTransport());
});
