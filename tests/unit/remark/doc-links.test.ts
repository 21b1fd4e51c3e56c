import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { docLinks } from '../../../src/remark/doc-links';

const options = { siteDir: '/site', trees: ['docs', 'i18n/ja/docs/current'] };

function rewritten(markdown: string, path: string): string[] {
  const tree = unified().use(remarkParse).parse(markdown);
  docLinks(options)(tree, { path });
  const urls: string[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition') urls.push(node.url);
  });
  return urls;
}

describe('docLinks', () => {
  it.each([
    ['../intro/cli.mdx#help', '/intro/cli.mdx#help'],
    ['./android.mdx', '/developing/android.mdx'],
    ['config/index.mdx', '/developing/config/index.mdx'],
  ])('writes %s from the root of the tree', (link, expected) => {
    expect(rewritten(`[a](${link})`, '/site/docs/developing/ios.mdx')).toEqual([expected]);
  });

  it('does the same in a translated tree, and for definitions', () => {
    const markdown = '[a][x]\n\n[x]: ./b.mdx';
    expect(rewritten(markdown, '/site/i18n/ja/docs/current/c/a.mdx')).toEqual(['/c/b.mdx']);
  });
});
