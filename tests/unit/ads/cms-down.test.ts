import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOUNDS, expectSnapshot, HASTY, SNAPSHOT_ADS, Workspace } from './support/build';
import { startPrismic, type FakePrismic, type PrismicOptions } from './support/prismic';

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

describe('a CMS that fails', () => {
  const always = (status: number, type: string, body: string): PrismicOptions => ({
    interfere: ({ response }) => {
      response.writeHead(status, { 'Content-Type': type }).end(body);
      return true;
    },
  });

  it('with status 500 is asked three times', async () => {
    await start(always(500, 'text/html', '<h1>Oops</h1>'));
    const ms = await expectSnapshot(space, prismic, 'answered 500 (3 requests');
    expect(prismic.requests).toHaveLength(3);
    expect(ms).toBeLessThan(1000);
  });

  it('with status 500 once does no harm', async () => {
    await start({
      interfere: ({ count, response }) => {
        if (count > 1) return undefined;
        response.writeHead(500).end();
        return true;
      },
    });
    expect((await space.build(prismic)).ads).toEqual(['one', 'two']);
  });

  it('with a page of HTML is not asked again', async () => {
    await start(always(200, 'text/html; charset=utf-8', '<!doctype html><title>Sign in</title>'));
    await expectSnapshot(space, prismic, 'answered 200 with text/html, not JSON (1 request,');
    expect(prismic.requests).toHaveLength(1);
  });

  it('with JSON of another kind is asked three times', async () => {
    await start({
      interfere: ({ url, response }) => {
        if (!url.pathname.endsWith(SEARCH)) return undefined;
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
        return true;
      },
    });
    await expectSnapshot(space, prismic, 'answered JSON without results');
    expect(prismic.count(SEARCH)).toBe(3);
  });

  it('with JSON that ends too early is asked three times', async () => {
    await start(always(200, 'application/json', '{"refs": [{"id": "mas'));
    await expectSnapshot(space, prismic, 'answered broken JSON (3 requests');
    expect(prismic.requests).toHaveLength(3);
  });

  it('with a connection that ends too early is asked three times', async () => {
    await start({
      interfere: ({ response }) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5000 });
        response.write('{"refs": [');
        setTimeout(() => response.destroy(), 10);
        return true;
      },
    });
    await expectSnapshot(space, prismic, /no connection \(.+\) \(3 requests/);
    expect(prismic.requests).toHaveLength(3);
  });

  it('with more bytes than anyone needs is not read to the end', async () => {
    await start(always(200, 'application/json', `"${'x'.repeat(200_000)}"`));
    await expectSnapshot(space, prismic, 'answered more than 100000 bytes (1 request,');
  });

  it('with pages that never end is left after twenty', async () => {
    await start({
      interfere: ({ url, response }) => {
        if (!url.pathname.endsWith(SEARCH)) return undefined;
        const body = JSON.stringify({ results: [], next_page: 'https://example.com/next' });
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
        return true;
      },
    });
    await expectSnapshot(space, prismic, 'more than 20 pages of results');
    expect(prismic.count(SEARCH)).toBe(20);
  });

  it('because nobody listens is asked three times', async () => {
    await start();
    const { endpoint } = prismic;
    await prismic.close();
    const { ads, lines } = await space.build({ ...prismic, endpoint });
    expect(ads).toEqual(SNAPSHOT_ADS);
    expect(lines[0]).toContain('no connection (ECONNREFUSED) (3 requests');
    await start();
  });
});

describe('a CMS that is slow', () => {
  const hang = (): true => true;

  it('and never answers holds a build no longer than the tries allow', async () => {
    await start({ interfere: hang });
    const ms = await expectSnapshot(
      space,
      prismic,
      /no complete answer within 0\.4 s \(3 requests, [1-4]\.\d s\)/,
      HASTY,
    );
    expect(prismic.requests).toHaveLength(3);
    expect(ms).toBeGreaterThan(3 * HASTY.tryMs);
    expect(ms).toBeLessThan(HASTY.totalMs + 300);
  });

  it('and never answers holds a build no longer than the total allows', async () => {
    await start({ interfere: hang });
    const bounds = { ...BOUNDS, totalMs: 400, tries: 100 };
    const { ads, lines, ms } = await space.build(prismic, { bounds });
    expect(ads).toEqual(SNAPSHOT_ADS);
    expect(lines[0]).toContain('no complete answer within 0.4 s (1 request, 0.');
    expect(ms).toBeLessThan(1000);
  });

  it('and drips its answer is cut off', async () => {
    await start({
      interfere: ({ response }) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(timer));
        return true;
      },
    });
    const ms = await expectSnapshot(
      space,
      prismic,
      'no complete answer within 0.4 s (3 requests',
      HASTY,
    );
    expect(ms).toBeLessThan(HASTY.totalMs + 300);
  });
});
