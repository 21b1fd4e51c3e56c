import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ShownAd } from '../../../plugins/ads/types';
import AdBox from '../../../plugins/ads/theme/AdSlot/Box';

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
  it('shows hostile text as text', () => {
    const html = render([
      { ...ad, copy: [[{ text: '<script>alert(1)</script>' }]], alt: '"><img onerror=alert(1)>' },
    ]);
    expect(html).not.toMatch(/<script|<img onerror/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
