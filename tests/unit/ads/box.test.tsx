import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ShownAd } from '../../../plugins/ads/types';
import AdBox from '../../../plugins/ads/theme/AdSlot/Box';
import { mayCarryAd } from '../../../plugins/ads/theme/AdSlot/page';

const ad: ShownAd = {
  weight: 1,
  copy: [
    [{ text: 'Name', strong: true }, { text: ' and ' }, { text: 'more', em: true }],
    [{ text: 'End' }],
  ],
  href: 'https://example.com/',
  alt: 'A "picture"',
  src: ['/1x.png', '/2x.png'],
};

const render = (ads: ShownAd[]): string =>
  renderToStaticMarkup(<AdBox ads={ads} label="Advertisement" place="beside" />);

describe('the box', () => {
  it('renders rich text from its structure', () => {
    expect(render([ad])).toMatch(
      /<span[^>]*><strong>Name<\/strong> and <em>more<\/em><\/span><span[^>]*>End<\/span>/,
    );
  });

  it('shows hostile text as text', () => {
    const html = render([
      { ...ad, copy: [[{ text: '<script>alert(1)</script>' }]], alt: '"><img onerror=alert(1)>' },
    ]);
    expect(html).not.toMatch(/<script|<img onerror/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('marks its link as sponsored and its images with their size', () => {
    const html = render([{ ...ad, target: '_blank' }]);
    expect(html).toContain('href="https://example.com/" target="_blank" rel="sponsored noopener"');
    expect(html).toMatch(/src="\/1x.png" srcSet="\/2x.png 2x" width="140" height="100"/);
    expect(render([ad])).not.toContain('target=');
  });

  it('is named by its label, and tells a foreign language', () => {
    const html = render([ad, { ...ad, lang: 'en' }]);
    const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`id="${id}">Advertisement<`));
    expect(html.match(/lang="en"/g)).toHaveLength(1);
  });
});

describe('a page', () => {
  it.each([
    ['/intro/cli', {}, true],
    ['/intro/cli', { ad: true }, true],
    ['/intro/cli', { ad: false }, false],
    ['/', {}, false],
  ])('%s with %j', (slug, frontMatter, expected) => {
    expect(mayCarryAd({ slug, frontMatter })).toBe(expected);
  });
});
