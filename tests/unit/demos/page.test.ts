import { describe, expect, it } from 'vitest';
import { demoPage } from '../../../plugins/demos/page';
import { colorsIn, fallbackPalette, withOlderNames } from '../../../src/lib/theme-colors';
import { demosRemark } from '../../../plugins/demos/remark';
import { parseMeta } from '../../../plugins/demos/schema';
import { PHONE_INSETS } from '../../../src/lib/demo';
import { ROOT } from '../../../scripts/lib/run';
import { demosOptions } from '../../../config/demos';
import { pageHeight, SHOWN_LINES, sizeOf } from '../../../plugins/demos/theme/Demo/size';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

const META = parseMeta(
  JSON.stringify({
    title: { en: 'A & <b>', ja: 'い' },
    height: 200,
    steps: [{ see: 'ion-button' }],
  }),
  demosOptions(),
);

describe('demoPage', () => {
  const html = demoPage({
    markup: '<ion-button></ion-button>\n',
    meta: META,
    lang: 'en',
    assets: '/x/ionic',
  });

  it('loads nothing from elsewhere', () => {
    expect(html).not.toMatch(/https?:/);
    expect(html).toContain('src="/x/ionic/ionic.esm.js"');
  });

  it('sets the palette before any style sheet, and is kept out of search engines', () => {
    expect(html.indexOf('palette')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<title>A &amp; &lt;b&gt;</title>');
  });

  it('wraps markup in content unless it is a page', () => {
    expect(html).toContain('<ion-content');
    // Which is the main landmark already
    expect(html).not.toContain('<main');
    const page = { markup: '<ion-header></ion-header>', lang: 'en', assets: '/x' };
    expect(demoPage({ ...page, meta: { ...META, layout: 'page' } })).not.toContain('<ion-content');
  });
});

describe('a live page that imports the package', () => {
  const markup = `<ion-card></ion-card>
<script type="module">
  import { createAnimation } from '@ionic/core';
</script>
`;
  const html = demoPage({ markup, meta: META, lang: 'en', assets: '/x/ionic' });

  it('finds it by an import map, before the first module', () => {
    const map = /<script type="importmap">(.+)<\/script>/.exec(html);
    expect(JSON.parse(map?.[1] ?? '')).toEqual({
      imports: { '@ionic/core': '/x/ionic/index.esm.js' },
    });
    expect(map?.index).toBeLessThan(html.indexOf('type="module"'));
  });

  it('is the only one that has a map', () => {
    for (const other of [
      '<ion-card>@ionic/core</ion-card>',
      "import x from '@ionic/core/loader'",
    ]) {
      expect(demoPage({ markup: other, meta: META, lang: 'en', assets: '/x' })).not.toContain(
        'importmap',
      );
    }
  });
});

describe('sizeOf', () => {
  const demo = { height: 300, device: 'none', lines: 40 } as const;

  it('shows the first lines of a long source, and all of a short one', () => {
    expect(sizeOf(demo)['--demo-lines']).toBe(String(SHOWN_LINES));
    expect(sizeOf({ ...demo, lines: 5 })['--demo-lines']).toBe('5');
  });

  it('gives a phone room for its outline, and its screen room for the edges', () => {
    expect(sizeOf(demo)['--demo-stage']).toBe('300px');
    expect(pageHeight(demo)).toBe(300);
    const phone = { ...demo, device: 'phone' } as const;
    expect(pageHeight(phone)).toBe(300 + PHONE_INSETS.top + PHONE_INSETS.bottom);
    expect(parseInt(sizeOf(phone)['--demo-stage'] ?? '', 10)).toBeGreaterThan(pageHeight(phone));
  });
});

describe('withOlderNames', () => {
  const palette =
    '.ion-palette-dark.ios{--ion-background-color-step-50: #0d0d0d;--ion-text-color-step-50: #f2f2f2}';

  it('has the steps by the names of version 7', () => {
    expect(withOlderNames(palette)).toBe('.ion-palette-dark.ios{--ion-color-step-50: #0d0d0d;}');
  });
});

describe('colorsIn', () => {
  it('reads each colour with what stands on it, as it is declared first', () => {
    const css =
      ':root{--ion-color-primary:#0054e9;--ion-color-primary-rgb:0,84,233;--ion-color-primary-contrast:#fff}.ios{--ion-color-primary:#000}';
    expect(colorsIn(css)).toEqual({ primary: ['#0054e9', '#fff'] });
  });
});

describe('fallbackPalette', () => {
  const rule =
    '.ion-color-primary{--ion-color-base:var(--ion-color-primary, #3880ff)!important;--ion-color-contrast-rgb:var(--ion-color-primary-contrast-rgb, 255, 255, 255)!important}';

  it('puts what a bundle falls back to on the root', () => {
    expect(fallbackPalette(rule)).toBe(
      ':root{--ion-color-primary:#3880ff;--ion-color-primary-contrast-rgb:255, 255, 255}\n',
    );
  });

  it('adds nothing to a bundle that has its colours, or none at all', () => {
    expect(fallbackPalette(`:root{--ion-color-primary:#0054e9}${rule}`)).toBe('');
    expect(fallbackPalette('a{color:var(--ion-color-base, red)}')).toBe('');
  });
});

function compile(text: string, path: string): string {
  const file = new VFile({ path: `${ROOT}/${path}`, value: text });
  const root = unified().use(remarkParse).use(remarkMdx).parse(text);
  demosRemark({ ...demosOptions(), siteDir: ROOT, locale: 'en' })(root, file);
  return JSON.stringify(root);
}

describe('demosRemark', () => {
  it('imports the facts once for each demo, for the page’s version', () => {
    const text = '<Demo name="button/basic" />\n\ntext\n\n<Demo name="button/basic" />\n';
    const v8 = compile(text, 'docs/api/button.mdx');
    expect(v8.match(/ImportDeclaration/g)).toHaveLength(1);
    expect(v8).toContain('@generated/docs-demos/default/en/v8/button--basic.json');
    expect(v8).not.toContain('"value":"button/basic"');
    expect(compile(text, 'versioned_docs/version-v7/api/button.mdx')).toContain('en/v7/button');
  });

  it('leaves pages without demos alone', () => {
    expect(compile('text', 'docs/a.mdx')).not.toContain('import');
  });

  it.each([
    ['<Demo name="button/none" />', 'docs/a.mdx:1:1: button/none: no such demo'],
    ['<Demo name="buton/basic" />', 'buton/basic: no such demo; did you mean "button/basic"?'],
    ['<Demo name="button" />', 'button: not a name; accepts <component>/<demo> in small letters'],
    [
      'text <Demo name="button/basic" /> text',
      'docs/a.mdx:1:6: <Demo> must stand on a line of its own',
    ],
    ['<Demo name={"button/basic"} />', '<Demo> accepts one property'],
    ['<Demo {...all} />', '<Demo> accepts one property'],
    ['<Demo />', 'docs/a.mdx:1:1: <Demo> accepts one property'],
    ['<Demo name="button/basic" height="3" />', 'docs/a.mdx:1:1: <Demo> accepts one property'],
  ])('refuses %s with the place', (text, message) => {
    expect(() => compile(text, 'docs/a.mdx')).toThrow(message);
  });
});
