import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import remarkDemoFirst from '../../../src/remark/demo-first';

const DEMO = '<Demo name="modal/inline" />';

/** The blocks of a page, as Markdown. */
function blocks(page: string, path = 'docs/api/modal.mdx'): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const tree = processor.parse(page);
  remarkDemoFirst({ siteDir: '/site' })(tree, { path: `/site/${path}` } as never);
  return tree.children.map((node: RootContent) =>
    processor.stringify({ type: 'root', children: [node] }).trim(),
  );
}

const long = (text: string, count: number): string => Array(count).fill(text).join(' ');

describe('the page of a component', () => {
  it('opens with as many sentences as two lines hold, and its first demo', () => {
    const page = `\`ion-modal\` puts work on top. It is left by \`dismiss\`. ${long('For [an alert](./alert.mdx) see there.', 6)}\n\n## Basic use\n\nPlace it.\n\n${DEMO}\n\nMore.\n`;
    const [lead, demo, rest, heading, ...others] = blocks(page);
    expect(lead).toMatch(
      /^`ion-modal` puts work on top\. It is left by `dismiss`\. For .*there\.$/,
    );
    expect(lead?.match(/For/g)).toHaveLength(5);
    expect(demo).toBe(DEMO);
    expect(rest).toMatch(/^For \[an alert\]/);
    expect(heading).toBe('## Basic use');
    expect(others).toEqual(['Place it.', 'More.']);
  });

  it('keeps a long first sentence whole, and names with a dot', () => {
    const first = `${long('word', 60)} in \`a. b\` and 8.5.`;
    expect(blocks(`${first} Then this.\n\n${DEMO}\n`)).toEqual([first, DEMO, 'Then this.']);
  });

  it('counts a Japanese letter as two', () => {
    const sentence = `${'あ'.repeat(39)}。`;
    const [lead] = blocks(`${sentence.repeat(4)}\n\n${DEMO}\n`, 'docs/api/a.mdx');
    expect(lead).toBe(sentence.repeat(2));
  });

  it.each([
    ['a guide', `A. B.\n\n## C\n\n${DEMO}\n`, 'docs/layout/structure.mdx'],
    ['a demo far below', `A. B.\n\n## C\n\n## D\n\n## E\n\n## F\n\n${DEMO}\n`, 'docs/api/a.mdx'],
    ['a page without one', 'A. B.\n\n## C\n', 'docs/api/a.mdx'],
  ])('is the only one: %s stays as it is', (_, page, path) => {
    expect(blocks(page, path).join('\n\n')).toBe(page.trim());
  });
});
