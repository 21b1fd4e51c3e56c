import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askFor } from '../../content/links/ask';
import { collectLinks, outsideAddress } from '../../content/links/collect';
import { LINKS } from '../../../src/lib/links';
import { ARCHIVES } from '../../../config/versions';
import { outputFile } from '../../../src/lib/output-file';

describe('addresses outside the site', () => {
  it.each([
    ['https://ionic.io/docs#intro', 'https://ionic.io/docs'],
    ['http://ionic.io', 'http://ionic.io/'],
    ['../api/button.mdx', undefined],
    ['mailto:a@ionic.io', undefined],
    ['http://localhost:8100/', undefined],
    ['http://192.168.1.2', undefined],
    ['https://api.example.com/x', undefined],
    ['https://examples.io/', 'https://examples.io/'],
  ])('%s', (text, address) => expect(outsideAddress(text)).toBe(address));

  it('are found in pages of each tree, in posts and in menus, with their places', () => {
    const root = mkdtempSync(join(tmpdir(), 'links-'));
    const write = (path: string, text: string): void => {
      outputFile(join(root, path), `---\ntitle: A page\n---\n\n${text}\n`);
    };
    write(
      'docs/a.mdx',
      '[a](https://a.test/x#y) and [again](https://a.test/x).\n\n`https://no.test`',
    );
    write('versioned_docs/version-v7/b/c.mdx', '[b](https://b.test/v{ionicVersion}.html)');
    write('i18n/ja/docusaurus-plugin-content-docs/current/a.mdx', 'https://a.test/x');
    write(
      'blog/2026-01-01-post.mdx',
      '<Card to="https://card.test/" />\n\n![c](https://c.test/c.png)',
    );
    try {
      const links = collectLinks(root, { v8: '8.1.0', v7: '7.2.0' });
      expect([...links].filter(([address]) => address.includes('.test'))).toEqual([
        [
          'https://a.test/x',
          ['docs/a.mdx:5', 'i18n/ja/docusaurus-plugin-content-docs/current/a.mdx:5'],
        ],
        ['https://b.test/v7.2.0.html', ['versioned_docs/version-v7/b/c.mdx:5']],
        ['https://card.test/', ['blog/2026-01-01-post.mdx:5']],
        ['https://c.test/c.png', ['blog/2026-01-01-post.mdx:7']],
      ]);
      expect(links.get(LINKS.forum)).toEqual(['src/lib/links.ts']);
      expect(links.get(ARCHIVES[0].href)).toEqual(['config/versions.ts']);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

describe('askFor', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer(({ url = '', method }, response) => {
      const status = (): number => {
        if (url === '/gone') return 404;
        if (url === '/no-head') return method === 'HEAD' ? 405 : 200;
        return 200;
      };
      if (url === '/moved') response.writeHead(301, { Location: '/here' }).end();
      else response.writeHead(status()).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  it('names the addresses that do not answer, and no others', { timeout: 120_000 }, async () => {
    const fine = ['/here', '/moved', '/no-head', '/a?b=c&d="e"'];
    const addresses = [...fine, '/gone'].map((path) => new URL(path, origin).href);
    expect(await askFor(addresses)).toEqual([{ address: `${origin}/gone`, status: 404 }]);
  });
});
