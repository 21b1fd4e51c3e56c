/**
 * Serves `build/` the way a CDN would: under the base path, compressed, with the security headers and cache
 * lifetimes of `config/headers.ts`, and with each locale's own not-found page.
 *
 *   tsx scripts/serve.ts [--port 3000] [--host 127.0.0.1] [--dir build]
 *
 * Only this machine reaches it, unless `--host` says otherwise: `0.0.0.0` is every network that it is in.
 */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv, type SiteEnv } from '../config/env';
import { localePath, LOCALES } from '../config/locales';
import { sitePolicy } from '../config/policy';
import { builtScripts } from './lib/built-scripts';
import { LOOPBACK, nameOf, parsePort } from './lib/port';
import { siteHandler } from './lib/site-handler';

interface ServeOptions {
  /** Folder with the built site. */
  dir: string;
  /** Path the site is mounted at, with slashes at both ends. */
  baseUrl: string;
  /** Port to listen on; 0 picks a free one. */
  port: number;
  /** Address to listen on. */
  host?: string;
  /** Settings that the site was built with, as far as they decide its headers. */
  env?: Pick<SiteEnv, 'gtmContainerId' | 'algolia'>;
}

/**
 * Starts the server.
 *
 * @returns the listening server and its origin
 * @throws Error when the folder holds no built site, or the port is taken
 */
export async function serve({
  dir,
  baseUrl,
  port,
  host = LOOPBACK,
  env = {},
}: ServeOptions): Promise<{ server: Server; origin: string }> {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`${dir}: no built site here; run "npm run build" first`);
  }
  const policy = sitePolicy(env, builtScripts(dir));
  const server = createServer(siteHandler({ dir, baseUrl, policy }));
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  const origin = `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`;
  return { server, origin };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string' },
      dir: { type: 'string', default: 'build' },
    },
  });
  const port = parsePort(values.port);
  const root = resolve(__dirname, '..');
  const env = loadEnv(root);
  const { baseUrl } = env;
  const { origin } = await serve({
    dir: resolve(root, values.dir),
    baseUrl,
    port,
    host: values.host,
    env,
  });
  console.log(LOCALES.map((name) => `${origin}${baseUrl}${localePath(name)}`).join('\n'));
}

if (require.main === module) {
  main().catch((error: Error & { code?: string; port?: number }) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(isTaken ? `--port: ${error.port} is taken; choose another` : error.message);
    process.exitCode = 1;
  });
}
