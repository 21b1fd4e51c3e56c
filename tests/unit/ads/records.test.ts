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

/** The ads of a build with one good record besides these, and what it says of those that are left out. */
async function build(
  documents: unknown[],
  interfere?: PrismicOptions['interfere'],
  bounds = BOUNDS,
) {
  prismic = await startPrismic({ documents: [...documents, adDocument('good')], interfere });
  const { ads, lines } = await space.build(prismic, { bounds });
  return { ads, lines: lines.filter((line) => line.startsWith('record ')) };
}

describe('a bad record is left out with one line, the others stay', () => {
  it('for what it has in its fields', async () => {
    const { ads, lines } = await build([
      adDocument('weight', { weight: -1 }),
      adDocument('long', { text: 'x'.repeat(121) }),
      adDocument('wide', { text: '広'.repeat(61) }),
      adDocument('script', { url: 'javascript:alert(1)' }),
      adDocument('tab', { url: ' java\tscript:alert(1)' }),
      adDocument('password', { url: 'https://a:b@example.com/' }),
      adDocument('target', { link: { target: '_top"onclick' } }),
      adDocument('size', { image: { dimensions: { width: 300, height: 200 } } }),
      // Its name would forge and color lines of the log
      { ...adDocument('log', { weight: -1 }), id: 'x\n[SUCCESS] \u001b[32mall good\u202e' },
    ]);
    expect(ads).toEqual(['good']);
    expect(lines.join('')).not.toMatch(/\p{C}/u);
    expect(lines).toMatchInlineSnapshot(`
      [
        "record "id-weight-en-us" left out: data.ad_weight: got -1, accepts a number from 0 to 1000",
        "record "id-long-en-us" left out: data.ad_copy: got [{"type":"paragraph","text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…, accepts rich text of 1 to 120 characters, wide ones counted twice",
        "record "id-wide-en-us" left out: data.ad_copy: got [{"type":"paragraph","text":"広広広広広広広広広広広広広広広広広広広広広広広広広広広広広広広…, accepts rich text of 1 to 120 characters, wide ones counted twice",
        "record "id-script-en-us" left out: data.ad_url.url: got "javascript:alert(1)", accepts an https address without user name or password",
        "record "id-tab-en-us" left out: data.ad_url.url: got " java\\tscript:alert(1)", accepts an https address without user name or password",
        "record "id-password-en-us" left out: data.ad_url.url: got "https://a:b@example.com/", accepts an https address without user name or password",
        "record "id-target-en-us" left out: data.ad_url.target: got "_top\\"onclick", accepts _blank or _self",
        "record "id-size-en-us" left out: data.ad_image.dimensions.width: got 300, accepts 280",
        "record "x [SUCCESS] [32mall good" left out: id: got "x\\n[SUCCESS] \\u001b[32mall good ", accepts an id",
      ]
    `);
  });

  it('for its image', async () => {
    const { ads, lines } = await build(
      ['hangs', 'gone', 'text', 'moved'].map((name) => adDocument(name)),
      ({ url, response }) => {
        if (url.pathname === '/images/hangs-1x.png') return true;
        if (url.pathname === '/images/gone-2x.png') response.writeHead(404).end();
        else if (url.pathname === '/images/text-1x.png') response.end('<svg onload="alert(1)"/>');
        else if (url.pathname === '/images/moved-1x.png') {
          response.writeHead(302, { Location: '/images/good-1x.png' }).end();
        } else return undefined;
        return true;
      },
      { ...BOUNDS, tryMs: 400 },
    );
    expect(ads).toEqual(['good']);
    expect(lines).toMatchInlineSnapshot(`
      [
        "record "id-hangs-en-us" left out: https://images.test/hangs-1x.png?auto=format: no complete answer in time",
        "record "id-gone-en-us" left out: https://images.test/gone-2x.png?auto=format: answered 404",
        "record "id-text-en-us" left out: https://images.test/text-1x.png?auto=format: is no PNG, JPEG, GIF, WebP or AVIF",
        "record "id-moved-en-us" left out: https://images.test/moved-1x.png?auto=format: no connection (unexpected redirect)",
      ]
    `);
  });
});
