import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOUNDS, Workspace } from './support/build';
import { adDocument } from './support/documents';
import { startPrismic, type FakePrismic, type PrismicOptions } from './support/prismic';

let space: Workspace;
let prismic: FakePrismic;

beforeEach(() => {
  space = new Workspace();
});

afterEach(async () => {
  space.remove();
  await prismic.close();
});

async function build(options: PrismicOptions, bounds = BOUNDS) {
  prismic = await startPrismic(options);
  const { lines, ...outcome } = await space.build(prismic, { bounds });
  return { ...outcome, lines: lines.filter((line) => line.startsWith('record ')) };
}

const good = adDocument('good');

describe('a bad record', () => {
  const left = (id: string, why: string): string => `record "id-${id}-en-us" left out: ${why}`;
  const image = (changes: Record<string, unknown>) => adDocument('bad', { image: changes });

  it.each([
    [
      'weight below 0',
      adDocument('bad', { weight: -1 }),
      'data.ad_weight: got -1, accepts a number',
    ],
    [
      'too much text',
      adDocument('bad', { text: 'x'.repeat(121) }),
      'accepts rich text of 1 to 120',
    ],
    ['wide text', adDocument('bad', { text: '広'.repeat(61) }), 'wide ones counted twice'],
    [
      'script link',
      adDocument('bad', { url: 'javascript:alert(1)' }),
      'data.ad_url.url: got "javascript:alert(1)", accepts an https address',
    ],
    [
      'tabbed script link',
      adDocument('bad', { url: ' java\tscript:alert(1)' }),
      'data.ad_url.url: got',
    ],
    [
      'link with a password',
      adDocument('bad', { url: 'https://a:b@example.com/' }),
      'accepts an https address',
    ],
    [
      'link target',
      adDocument('bad', { link: { target: '_top"onclick' } }),
      'accepts _blank or _self',
    ],
    [
      'image size',
      image({ dimensions: { width: 300, height: 200 } }),
      'data.ad_image.dimensions.width: got 300, accepts 280',
    ],
  ])('%s: it is left out with one line, the others stay', async (_name, document, why) => {
    const { ads, fromSnapshot, lines } = await build({ documents: [document, good] });
    expect(ads).toEqual(['good']);
    expect(fromSnapshot).toBe(false);
    expect(lines).toEqual([expect.stringContaining(why)]);
    expect(lines[0]).toMatch(/^record "id-bad-en-us" left out: /);
  });

  it('cannot forge or color lines of the log', async () => {
    const id = 'x\n[SUCCESS] \u001b[32mall good\u202e';
    const { lines } = await build({ documents: [{ ...adDocument('bad'), id }, good] });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\p{C}]/u);
  });

  it('costs its image and no other’s', async () => {
    const { ads, lines } = await build(
      {
        documents: [adDocument('hangs'), adDocument('gone'), adDocument('text'), good],
        interfere: ({ url, response }) => {
          if (url.pathname === '/images/hangs-1x.png') return true;
          if (url.pathname === '/images/gone-2x.png') response.writeHead(404).end();
          else if (url.pathname === '/images/text-1x.png') response.end('<svg onload="alert(1)"/>');
          else return undefined;
          return true;
        },
      },
      { ...BOUNDS, tryMs: 400 },
    );
    expect(ads).toEqual(['good']);
    expect(lines).toEqual([
      left('hangs', 'https://images.test/hangs-1x.png?auto=format: no complete answer in time'),
      left('gone', 'https://images.test/gone-2x.png?auto=format: answered 404'),
      left(
        'text',
        'https://images.test/text-1x.png?auto=format: is no PNG, JPEG, GIF, WebP or AVIF',
      ),
    ]);
    expect(prismic.count('hangs-1x.png')).toBe(3);
    expect(prismic.count('gone-2x.png')).toBe(1);
  });

  it('whose image redirects elsewhere is left out', async () => {
    const { ads, lines } = await build({
      documents: [adDocument('moved'), good],
      interfere: ({ url, response }) => {
        if (url.pathname !== '/images/moved-1x.png') return undefined;
        response.writeHead(302, { Location: '/images/good-1x.png' }).end();
        return true;
      },
    });
    expect(ads).toEqual(['good']);
    expect(lines).toEqual([
      expect.stringContaining('https://images.test/moved-1x.png?auto=format: no connection'),
    ]);
  });
});
