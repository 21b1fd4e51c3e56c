import { describe, expect, it } from 'vitest';
import { liveScripts } from '../../../plugins/demos/frame-scripts';
import { demoPage } from '../../../plugins/demos/page';
import { demosRemark } from '../../../plugins/demos/remark';
import { ROOT } from '../../../scripts/lib/run';
import { demosOptions } from '../../../config/demos';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

describe('demoPage', () => {
  const page = {
    markup: '<ion-button></ion-button>\n',
    title: 'A & <b>',
    layout: 'center' as const,
    lang: 'en',
    assets: '/x/ionic',
    scripts: liveScripts(),
  };

  it('sets the palette before any style sheet, and is kept out of search engines', () => {
    const html = demoPage(page);
    expect(html.indexOf('palette')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<title>A &amp; &lt;b&gt;</title>');
  });

  it('finds in a global what its scripts import, where it may import nothing', () => {
    const markup = `<script type="module">
  import { createGesture as gesture, createAnimation } from '@ionic/core';
</script>
`;
    const html = demoPage({ ...page, markup, isClassic: true });
    expect(html).toContain('const { createGesture: gesture, createAnimation } = ionicCore;');
    expect(html).toContain('<script defer src="/x/ionic/ionic.js"></script>');
    expect(html).not.toMatch(/importmap|ionic\.esm/);
  });
});

function compile(text: string, path: string): string {
  const file = new VFile({ path: `${ROOT}/${path}`, value: text });
  const root = unified().use(remarkParse).use(remarkMdx).parse(text);
  demosRemark({ ...demosOptions(), siteDir: ROOT, locale: 'en' })(root, file);
  return JSON.stringify(root);
}

describe('demosRemark', () => {
  it('imports the facts for the page’s version', () => {
    const text = '<Demo name="button/basic" />\n';
    const v8 = compile(text, 'docs/api/button.mdx');
    expect(v8).toContain('@generated/docs-demos/default/en/v8/button--basic.json');
    expect(v8).not.toContain('"value":"button/basic"');
    expect(compile(text, 'versioned_docs/version-v7/api/button.mdx')).toContain('en/v7/button');
  });

  it.each([
    ['<Demo name="buton/basic" />', 'buton/basic: no such demo; did you mean "button/basic"?'],
    ['<Demo name="button" />', 'button: not a name; accepts <component>/<demo> in small letters'],
    [
      'text <Demo name="button/basic" /> text',
      'docs/a.mdx:1:6: <Demo> must stand on a line of its own',
    ],
    ['<Demo {...all} />', '<Demo> accepts one property'],
  ])('refuses %s with the place', (text, message) => {
    expect(() => compile(text, 'docs/a.mdx')).toThrow(message);
  });
});
