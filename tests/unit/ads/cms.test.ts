import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOUNDS, SERVES, SNAPSHOT_ADS, Workspace } from './support/build';
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

/** Expects that the snapshot serves, with one line that says why. */
async function expectSnapshot(why: string, changes: Parameters<Workspace['build']>[1] = {}) {
  const { ads, imageDir, lines } = await space.build(prismic, changes);
  expect(ads).toEqual(SNAPSHOT_ADS);
  expect(imageDir).toBe(space.snapshotDir);
  expect(lines).toEqual([`the CMS could not be read: ${why}; ${SERVES}`]);
}

describe('a CMS that answers', () => {
  it('gives its records and their images, page by page', async () => {
    await start({ documents: ['a', 'b', 'c'].map((name) => adDocument(name)), perPage: 2 });
    const { ads, imageDir, lines } = await space.build(prismic);
    expect(ads).toEqual(['a', 'b', 'c']);
    expect(imageDir).toBe(space.fetchedDir);
    expect(lines).toEqual(['3 records from the CMS']);
    expect([prismic.count(API), prismic.count(SEARCH)]).toEqual([1, 2]);
    const images = prismic.requests.flatMap(({ pathname }) =>
      pathname.startsWith('/images/') ? [pathname.slice('/images/'.length)] : [],
    );
    const names = ['a', 'b', 'c'].flatMap((name) => [`${name}-1x.png`, `${name}-2x.png`]);
    expect(images.sort()).toEqual(names);
  });

  it('gets the access token', async () => {
    await start({ token: 'right-token' });
    const cms = { endpoint: prismic.endpoint, accessToken: 'right-token' };
    expect((await space.build(prismic, { cms })).ads).toEqual(['one', 'two']);
  });
});

describe('the access token', () => {
  it('is in no line when the CMS refuses it, and it is not tried again', async () => {
    await start({ token: 'right-token' });
    const cms = { endpoint: prismic.endpoint, accessToken: 'wrong-token' };
    await expectSnapshot('refused access: Invalid access token …', { cms });
    expect(prismic.count(API)).toBe(1);
  });

  it('is in no line when the CMS repeats the address that it was asked with', async () => {
    await start({
      interfere: ({ url, response }) => {
        response.writeHead(401, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ message: `Refused: ${url.pathname}${url.search}` }));
        return true;
      },
    });
    const cms = { endpoint: prismic.endpoint, accessToken: 'se~cret' };
    const { lines } = await space.build(prismic, { cms });
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

  it('stops a strict build', async () => {
    await start(search(404, '{"message":"nothing here"}'));
    const { error, lines } = await space.build(prismic, { strict: true });
    expect(error).toMatch(/^ads: the CMS could not be read: .*; strict mode accepts no snapshot/);
    expect(lines).toEqual([]);
  });

  it.each([429, 500])('with status %d once does no harm', async (status) => {
    await start(search(status, '', 1));
    expect((await space.build(prismic)).ads).toEqual(['one', 'two']);
    expect(prismic.count(SEARCH)).toBe(2);
  });

  const endless = `{"results": ["${'x'.repeat(20_000_001)}"]}`;

  it.each<[string, PrismicOptions, string, number]>([
    ['gives too much', search(200, endless), 'has over 20000000 bytes', 1],
    ['limits the rate without end', search(429, ''), 'answered 429', 3],
    ['sends a page of HTML', search(200, '<!doctype html>'), 'answered broken JSON', 3],
    ['redirects to another address', elsewhere, 'no connection (unexpected redirect)', 3],
  ])('because it %s leaves it to the snapshot', async (_name, options, why, tries) => {
    await start(options);
    await expectSnapshot(why);
    expect(prismic.count(SEARCH)).toBe(tries);
  });

  it.each<[string, PrismicOptions]>([
    ['never answers', { interfere: () => true }],
    ['has pages without end', search(200, '{"results": [], "next_page": "https://example.com/"}')],
  ])('because it %s leaves it to the snapshot in time', async (_name, options) => {
    await start(options);
    await expectSnapshot('no complete answer in time', { bounds: { ...BOUNDS, tryMs: 100 } });
  });
});
