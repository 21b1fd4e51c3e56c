import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import remarkLead from '../../../src/remark/lead';

function led(markdown: string): string {
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkStringify);
  const tree: Root = processor.parse(markdown);
  remarkLead()(tree);
  return processor.stringify(tree).trim();
}

it.each([
  ['---\ntitle: A\n---\n\nOne. Two.', '---\ntitle: A\n---\n\nOne.\n\nTwo.'],
  ['One. Two. Three.', 'One.\n\nTwo. Three.'],
  ['Set `a. b`. For [more](x.md), see `c`.', 'Set `a. b`.\n\nFor [more](x.md), see `c`.'],
  ['Needs Node.js 22.12 or newer. Then go on.', 'Needs Node.js 22.12 or newer.\n\nThen go on.'],
  ['1つ目の文。`a`は2つ目。', '1つ目の文。\n\n`a`は2つ目。'],
  ['「はい。」と答えます。次の文。', '「はい。」と答えます。\n\n次の文。'],
])('makes the first sentence a paragraph: %s', (markdown, expected) => {
  expect(led(markdown)).toBe(expected);
});

it.each(['One sentence.', '1つの文。', '# One. Two.', 'Ends in `code`.\n\nOne. Two.'])(
  'leaves what has none to cut off: %s',
  (markdown) => {
    expect(led(markdown)).toBe(markdown);
  },
);
