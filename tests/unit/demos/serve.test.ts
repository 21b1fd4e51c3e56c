import { mkdtempSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { highlightSources } from '../../../plugins/demos/highlighted';
import type { Ionic } from '../../../plugins/demos/ionic';
import { rememberBuilt, type Site } from '../../../plugins/demos/output';
import { parseMeta } from '../../../plugins/demos/schema';
import { DemoServer, pagesOf } from '../../../plugins/demos/serve';
import type { Demo } from '../../../src/lib/demo';
import { demosOptions } from '../../../config/demos';

const drawn: string[] = [];

/** Draws the markup as it is, and remembers what it was asked for. */
vi.mock('../../../plugins/demos/draw', () => ({
  drawing: () => ({
    async one({ name, html }: { name: string; html: string }) {
      drawn.push(name);
      if (html.includes('>Broken<')) throw new Error(`${name}: cannot be drawn: no such component`);
      return html;
    },
  }),
}));

const META = parseMeta(
  JSON.stringify({
    title: { en: 'A demo' },
    height: 200,
    steps: [{ see: 'ion-button' }],
  }),
  demosOptions(),
);
const IONIC = {
  folder: 'ionic',
  renderer: {},
  writeTo: async () => undefined,
} as unknown as Ionic;
const SITE: Site = {
  baseUrl: '/docs/',
  shared: '',
  locale: 'en',
  defaultLocale: 'en',
  ionic: new Map([['v8', IONIC]]),
  highlight: highlightSources,
};

function demo(name: string, label: string): Demo {
  const source = `<ion-button>${label}</ion-button>`;
  const files = [{ name: 'index.html', path: `${name}/demo.html`, text: source }];
  const sources = { javascript: files, angular: files, react: files, vue: files };
  return { name, meta: META, sources: { v8: sources } };
}

describe('demos in the dev server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'demos-'));
    drawn.length = 0;
  });

  const page = (name: string): string => join(pagesOf(folder), `demos/v8/${name}.html`);

  it('are written again only if they have changed, and the others stay', () => {
    const build = rememberBuilt(SITE);
    const server = new DemoServer(folder, join(folder, 'cache'), SITE);
    const serve = (label: string): void =>
      server.serve([demo('button/a', 'A'), demo('button/b', label)].flatMap(build));
    serve('B');
    const before = new Date(1000);
    for (const name of ['button/a', 'button/b']) utimesSync(page(name), before, before);
    serve('C');
    expect(statSync(page('button/a')).mtime).toEqual(before);
    expect(readFileSync(page('button/b'), 'utf8')).toContain('>C</ion-button>');
  });

  it('answer with one line that says why one cannot be drawn', async () => {
    const server = new DemoServer(folder, join(folder, 'cache'), SITE);
    server.serve(rememberBuilt(SITE)(demo('button/a', 'Broken')));
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const http = createServer((request, response) =>
      server.answer(request, response, () => response.end('next')),
    );
    await new Promise<void>((done) => http.listen(0, done));
    const { port } = http.address() as AddressInfo;
    const ask = (path: string): Promise<Response> => fetch(`http://localhost:${port}/${path}`);
    try {
      const answer = await ask('demos/v8/button/a.md.html?x=1');
      expect(answer.status).toBe(500);
      expect(await answer.text()).toBe('button/a (v8, md): cannot be drawn: no such component');
      expect(told).toHaveBeenCalledWith(expect.stringContaining('no such component'));
      expect(await (await ask('demos/v8/button/a.html')).text()).toBe('next');
    } finally {
      told.mockRestore();
      http.close();
    }
  });
});
