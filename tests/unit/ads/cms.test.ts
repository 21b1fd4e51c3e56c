import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOUNDS, expectSnapshot, SERVES, SNAPSHOT_ADS, Workspace } from './support/build';
import { adDocument } from './support/documents';
import { startPrismic, type FakePrismic, type PrismicOptions } from './support/prismic';

const API = '/api/v2';
const SEARCH = '/documents/search';

let space: Workspace;
let prismic: FakePrismic;

beforeEach(() => {
  space = new Workspace();
});

afterEach(async () => {
  space.remove();
  await prismic.close();
});

async function start(options: PrismicOptions = {}): Promise<void> {
  prismic = await startPrismic(options);
}

describe('a CMS that answers', () => {
  it('gives its records and their images, in one search', async () => {
    await start();
    const { ads, imageDir, lines } = await space.build(prismic);
    expect(ads).toEqual(['one', 'two']);
    expect(imageDir).toBe(space.fetchedDir);
    expect(lines).toEqual(['2 records from the CMS']);
    expect([prismic.count(API), prismic.count(SEARCH)]).toEqual([1, 1]);
    expect(
      prismic.requests
        .map(({ pathname }) => pathname)
        .slice(2)
        .sort(),
    ).toEqual([
      '/images/one-1x.png',
      '/images/one-2x.png',
      '/images/two-1x.png',
      '/images/two-2x.png',
    ]);
  });

  it('is read page by page', async () => {
    const documents = ['a', 'b', 'c'].map((name) => adDocument(name));
    await start({ documents, perPage: 2 });
    const { ads } = await space.build(prismic);
    expect(ads).toEqual(['a', 'b', 'c']);
    expect([prismic.count(API), prismic.count(SEARCH)]).toEqual([1, 2]);
  });

  it('gets the access token, which no line repeats', async () => {
    await start({ token: 'right-token' });
    const good = await space.build(prismic, {
      cms: { endpoint: prismic.endpoint, accessToken: 'right-token' },
    });
    expect(good.ads).toEqual(['one', 'two']);
    const before = prismic.requests.length;
    const wrong = await space.build(prismic, {
      cms: { endpoint: prismic.endpoint, accessToken: 'wrong-token' },
    });
    expect(wrong.ads).toEqual(SNAPSHOT_ADS);
    expect(wrong.lines).toEqual([
      expect.stringContaining('refused access: Invalid access token …'),
    ]);
    expect(wrong.lines[0]).toContain(SERVES);
    expect(prismic.requests.length - before).toBe(1);
    const strict = await space.build(prismic, {
      cms: { endpoint: prismic.endpoint, accessToken: 'wrong-token' },
      strict: true,
    });
    expect(strict.error).toContain('refused access');
    expect(strict.error).not.toContain('wrong-token');
  });

  it('may repeat the address that it was asked with: the token in it is not shown', async () => {
    await start({
      interfere: ({ url, response }) => {
        response.writeHead(401, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ message: `Refused: ${url.pathname}${url.search}` }));
        return true;
      },
    });
    const { lines } = await space.build(prismic, {
      cms: { endpoint: prismic.endpoint, accessToken: 'se~cret' },
    });
    expect(lines).toEqual([expect.stringContaining('Refused: /api/v2?access_token=…')]);
  });
});

describe('a CMS that fails', () => {
  const search = (status: number, body: string, times = Infinity): PrismicOptions => ({
    interfere: ({ url, count, response }) => {
      if (!url.pathname.endsWith(SEARCH) || count > times) return undefined;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
      return true;
    },
  });

  const elsewhere: PrismicOptions = {
    interfere: ({ url, response }) => {
      if (!url.pathname.endsWith(SEARCH)) return undefined;
      response.writeHead(302, { Location: `${url.origin}/api/v2` }).end();
      return true;
    },
  };

  it('because its answer does not end is left at once', async () => {
    await start(search(200, `{"results": ["${'x'.repeat(20_000_001)}"]}`));
    await expectSnapshot(space, prismic, 'has over 20000000 bytes');
    expect(prismic.count(SEARCH)).toBe(1);
  });

  it.each([429, 500])('with status %d once does no harm', async (status) => {
    await start(search(status, '', 1));
    expect((await space.build(prismic)).ads).toEqual(['one', 'two']);
    expect(prismic.count(SEARCH)).toBe(2);
  });

  it.each<[string, PrismicOptions, string]>([
    ['limits the rate without end', search(429, ''), 'answered 429'],
    ['sends a page of HTML', search(200, '<!doctype html>'), 'answered broken JSON'],
    ['redirects to another address', elsewhere, 'unexpected redirect'],
  ])('because it %s is asked three times', async (_name, options, why) => {
    await start(options);
    await expectSnapshot(space, prismic, why);
    expect(prismic.count(SEARCH)).toBe(3);
  });

  it.each<[string, PrismicOptions]>([
    ['never answers', { interfere: () => true }],
    ['has pages without end', search(200, '{"results": [], "next_page": "https://example.com/"}')],
  ])('because it %s is left after three tries', async (_name, options) => {
    await start(options);
    await expectSnapshot(space, prismic, 'no complete answer in time', { ...BOUNDS, tryMs: 100 });
  });
});
