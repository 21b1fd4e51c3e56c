import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectSnapshot, SERVES, SNAPSHOT_ADS, Workspace } from './support/build';
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
    const { ads, imageDir, lines, ms } = await space.build(prismic);
    expect(ads).toEqual(['one', 'two']);
    expect(dirname(imageDir)).toBe(space.handoverDir);
    expect(lines).toEqual([
      expect.stringMatching(/^2 records from the CMS \(6 requests, \d\.\d s\)$/),
    ]);
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
    expect(ms).toBeLessThan(2000);
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
    expect(wrong.ms).toBeLessThan(1000);
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

  it('without records leaves it to the snapshot', async () => {
    await start({ documents: [] });
    await expectSnapshot(space, prismic, 'it has no record');
    expect(prismic.requests).toHaveLength(2);
  });

  it('is not asked where none is configured, not even in strict mode', async () => {
    await start();
    const { ads, lines } = await space.build(prismic, { cms: undefined, strict: true });
    expect(ads).toEqual(SNAPSHOT_ADS);
    expect(lines).toEqual([`no CMS is configured; ${SERVES}`]);
    expect(prismic.requests).toEqual([]);
  });
});

describe('a CMS that limits the rate', () => {
  const answer429 = (times: number, headers: Record<string, string>): PrismicOptions => ({
    interfere: ({ url, count, response }) => {
      if (!url.pathname.endsWith(SEARCH) || count > times) return undefined;
      response.writeHead(429, headers).end();
      return true;
    },
  });

  it('is left alone for as long as it asks', async () => {
    await start(answer429(1, { 'Retry-After': '1' }));
    const { ads, lines, ms } = await space.build(prismic);
    expect(ads).toEqual(['one', 'two']);
    expect(lines[0]).toContain('from the CMS');
    expect(prismic.count(SEARCH)).toBe(2);
    expect(ms).toBeGreaterThanOrEqual(990);
    expect(ms).toBeLessThan(3000);
  });

  it('is asked three times, with growing pauses, where it names none', async () => {
    await start(answer429(Infinity, {}));
    const ms = await expectSnapshot(space, prismic, /answered 429 \(6 requests, /);
    expect(prismic.count(SEARCH)).toBe(3);
    expect(ms).toBeGreaterThanOrEqual(40 + 80 - 5);
    expect(ms).toBeLessThan(1000);
  });

  it('answers at the second try', async () => {
    await start(answer429(1, {}));
    expect((await space.build(prismic)).ads).toEqual(['one', 'two']);
    expect(prismic.count(SEARCH)).toBe(2);
  });

  it('is not asked again when it wants more time than there is', async () => {
    await start(answer429(Infinity, { 'Retry-After': '3600' }));
    const ms = await expectSnapshot(space, prismic, 'answered 429 (2 requests');
    expect(prismic.count(SEARCH)).toBe(1);
    expect(ms).toBeLessThan(1000);
  });
});

describe('content that changes', () => {
  it('a stale ref is replaced by the one that the refusal names', async () => {
    await start({
      interfere: ({ url, count }) => {
        if (url.pathname.endsWith(SEARCH) && count === 1) prismic.ref = 'edition-2';
        return undefined;
      },
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { ads, lines } = await space.build(prismic);
    expect(ads).toEqual(['one', 'two']);
    expect(lines[0]).toContain('2 records from the CMS (8 requests');
    expect([prismic.count(API), prismic.count(SEARCH)]).toEqual([2, 2]);
    // The library's own line
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('edition-1'));
    warn.mockRestore();
  });

  it('a ref that is stale whenever it is used leaves it to the snapshot', async () => {
    await start({
      interfere: ({ url, response }) => {
        if (!url.pathname.endsWith(SEARCH)) return undefined;
        response
          .writeHead(410, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ type: 'api_validation_error', message: 'The ref is expired' }));
        return true;
      },
    });
    await expectSnapshot(space, prismic, 'The ref is expired (6 requests');
    expect([prismic.count(API), prismic.count(SEARCH)]).toEqual([3, 3]);
  });

  it('pages of two editions are never mixed', async () => {
    const documents = ['a', 'b', 'c'].map((name) => adDocument(name));
    await start({
      documents,
      perPage: 2,
      interfere: ({ url, count }) => {
        // Between the pages of the first try the editor removes an ad, which moves the others up.
        if (!url.pathname.endsWith(SEARCH) || count !== 2) return undefined;
        prismic.ref = 'edition-2';
        documents.shift();
        return undefined;
      },
    });
    const { ads } = await space.build(prismic);
    expect(ads).toEqual(['b', 'c']);
  });
});
