import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../plugins/reference/markdown/parse';
import { firstSentence } from '../../../plugins/reference/render/summary';

const summary = (markdown: string): string => toString(firstSentence(parseMarkdown(markdown)));

describe('the first sentence of a description', () => {
  it.each([
    ['The mode. It is one of two.', 'The mode'],
    ['If `true`, it opens.', 'If true, it opens'],
    ['Takes lengths (e.g. `4px`) and parts. More.', 'Takes lengths (e.g. 4px) and parts'],
    ['Version 1.5 of it', 'Version 1.5 of it'],
    ['開いたときの幅です。単位も指定します。', '開いたときの幅です'],
    ['One.\n\nTwo.', 'One'],
  ])('of %j is %j', (markdown, sentence) => {
    expect(summary(markdown)).toBe(sentence);
  });

  it('has the words of a link, which would lead away', () => {
    const nodes = firstSentence(parseMarkdown('See [the guide](https://example.org).'));
    expect(toString(nodes)).toBe('See the guide');
    expect(JSON.stringify(nodes)).not.toContain('link');
  });

  it('is none where a description begins with a block', () => {
    expect(summary('- one\n- two')).toBe('');
  });
});
