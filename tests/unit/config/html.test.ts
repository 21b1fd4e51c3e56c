import { describe, expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from '../../../src/lib/html';

describe('escapeHtml and unescapeHtml', () => {
  it('undo one another, for everything that means something in HTML', () => {
    const text = `<a href="x" title='y'>&amp;</a>`;
    expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
  });

  it('read what other writers of HTML use', () => {
    expect(unescapeHtml('&#x3C;b&#62; &LT;i&GT; &nbsp;')).toBe('<b> <i> &nbsp;');
  });
});
