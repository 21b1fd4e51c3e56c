import type { ChildProcess } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import getPort from 'get-port';
import { createProxyServer } from 'http-proxy-3';
import type { SiteEnv } from '../../config/env';
import { localeBase, LOCALES, type Locale } from '../../config/locales';
import { LOOPBACK, nameOf } from './port';
import { startProgram } from './run';

/** Docusaurus names the address of each server, which is not the one to open. */
const OWN_ADDRESS = /website is running at/;

/** What Docusaurus prints when its first build is served, whether or not it has errors. */
const COMPILED = /compiled (?:successfully|with)/;

/** While a server is not up yet, the browser asks again after this many seconds. */
const RETRY_AFTER = 2;

interface DevServer {
  locale: Locale;
  /** Path of the locale's site, with slashes at both ends. */
  path: string;
  origin: string;
  process: ChildProcess;
  compiled: Promise<void>;
}

/** Shows a process's output with the locale before each line. */
function show(locale: Locale, child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (!OWN_ADDRESS.test(line)) console.log(`[${locale}] ${line}`);
        if (COMPILED.test(stripVTControlCharacters(line))) done();
      });
    }
    child.once('error', fail);
    child.once('exit', (code) =>
      fail(new Error(`dev server of locale "${locale}" ended with exit code ${code ?? 1}`)),
    );
  });
}

async function startLocale(locale: Locale, env: SiteEnv): Promise<DevServer> {
  const port = await getPort();
  const child = startProgram(
    'docusaurus',
    ['start', '--no-open', '--locale', locale, '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Both servers would write into the same folder otherwise.
      env: { DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${locale}` },
    },
  );
  return {
    locale,
    path: localeBase(env, locale),
    origin: `http://localhost:${port}`,
    process: child,
    compiled: show(locale, child),
  };
}

/** The server whose path is the longest that the address begins with. */
function serverFor(servers: readonly DevServer[], url = '/'): DevServer {
  const fitting = servers
    .filter(({ path }) => `${url.split('?')[0]}/`.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  const found = fitting[0] ?? servers[0];
  if (!found) throw new Error('no dev server was started');
  return found;
}

/** One port in front of the dev servers, their web sockets included. */
export function listen(
  servers: readonly DevServer[],
  port: number,
  host = LOOPBACK,
): Promise<Server> {
  const proxy = createProxyServer({});
  proxy.on('error', (_error, request, response) => {
    if (!('writeHead' in response)) {
      response.destroy();
      return;
    }
    const { locale } = serverFor(servers, request.url);
    response.writeHead(503, { 'Content-Type': 'text/plain', Refresh: String(RETRY_AFTER) });
    response.end(`The dev server of locale "${locale}" is still starting.\n`);
  });
  const front = createServer((request: IncomingMessage, response: ServerResponse) =>
    proxy.web(request, response, { target: serverFor(servers, request.url).origin }),
  );
  front.on('upgrade', (request, socket, head) =>
    proxy.ws(request, socket, head, { target: serverFor(servers, request.url).origin }),
  );
  return new Promise((done, fail) => {
    front.once('error', fail);
    front.listen(port, host, () => done(front));
  });
}

interface Options {
  /** Port to listen on; 0 picks a free one. */
  port: number;
  /** Address to listen on. */
  host?: string;
  env: SiteEnv;
}

/**
 * Starts a dev server for each locale, and one port in front of them.
 *
 * @returns when one of the servers has ended; the others are ended with it
 * @throws Error when the port is taken, a server ends by itself, or the hash router is chosen
 */
export async function serveAll({ port, host, env }: Options): Promise<void> {
  if (env.router === 'hash') {
    throw new Error(
      '--all: accepts DOCS_ROUTER=browser only; with the hash router start one --locale',
    );
  }
  const servers = await Promise.all(LOCALES.map((locale) => startLocale(locale, env)));
  const stop = (): void => servers.forEach(({ process: child }) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop();
      process.exit();
    });
  }
  try {
    const front = await listen(servers, port, host);
    const { port: taken } = front.address() as AddressInfo;
    await Promise.all(servers.map(({ compiled }) => compiled));
    console.log('Every language is served:');
    for (const { path } of servers) console.log(`  http://${nameOf(host)}:${taken}${path}`);
    await new Promise((_done, fail) => {
      for (const { locale, process: child } of servers) {
        child.once('exit', () => fail(new Error(`dev server of locale "${locale}" has ended`)));
      }
    });
  } finally {
    stop();
  }
}
