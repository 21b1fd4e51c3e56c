import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from '../../../src/theme/CodeBlock/textOfHtml';

describe('textOfHtml', () => {
  it.each([
    '<ion-button (click)="go()">A & B</ion-button>',
    'a &amp; b &lt; c &#x3C; d',
    'const s = \'日本語 "quoted"\';\n\treturn `${s}`;',
  ])('gives back the text that was highlighted: %s', (text) => {
    const html = toHtml({
      type: 'element',
      tagName: 'span',
      properties: { className: ['tk'] },
      children: [{ type: 'text', value: text }],
    });
    expect(textOfHtml(html)).toBe(text);
  });
});
