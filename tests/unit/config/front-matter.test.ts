import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { frontMatterProblems } from '../../../config/front-matter';
import { markdownConfig } from '../../../config/markdown';
import { VERSIONS } from '../../../config/versions';

const ROOT = '/site';
const GOOD = { title: 'Page', description: 'Text.' };

afterEach(() => vi.restoreAllMocks());

/** Reads front matter as Docusaurus does with the configuration of this site. */
function read(onProblem: 'warn' | 'throw', path: string, frontMatter: object, fileContent = '') {
  const params: Parameters<DefaultParseFrontMatter>[0] = {
    filePath: join(ROOT, path),
    fileContent,
  };
  const { parseFrontMatter } = markdownConfig(
    { siteDir: ROOT, versions: VERSIONS, locale: 'en' },
    onProblem,
  );
  return parseFrontMatter!({
    ...params,
    defaultParseFrontMatter: async () => ({ frontMatter: { ...frontMatter }, content: '' }),
  });
}

describe('front matter while a page is written', () => {
  const wrong = { ...GOOD, unlited: true, ad: 'false' };
  const text = '---\ntitle: Page\nunlited: true\nad: "false"\n---\n';
  const lines = [
    'docs/a.mdx:4: ad: got the text "false", accepts true or false, without quotes',
    'docs/a.mdx:3: front matter has an unknown key "unlited"; did you mean "unlisted"?',
  ];

  it('is warned about, once for each state of the page', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    await read('warn', 'docs/a.mdx', wrong, text);
    await read('warn', 'docs/a.mdx', wrong, text);
    expect(warn.mock.calls.map(([line]) => line)).toEqual(lines);
    await read('warn', 'docs/a.mdx', wrong, `${text}\nMore.`);
    expect(warn).toHaveBeenCalledTimes(4);
  });

  it('stops a strict build, with every problem in a line', async () => {
    await expect(read('throw', 'docs/a.mdx', wrong, text)).rejects.toThrow(lines.join('\n'));
  });
});

describe('frontMatterProblems', () => {
  it('knows what only posts and what only docs have', () => {
    expect(frontMatterProblems('blog', { ...GOOD, authors: ['docs'], date: new Date() })).toEqual(
      [],
    );
    expect(frontMatterProblems('docs', { ...GOOD, authors: ['docs'] })).toHaveLength(1);
    expect(frontMatterProblems('docs', { ...GOOD, displayed_sidebar: null })).toEqual([]);
    expect(frontMatterProblems('blog', { ...GOOD, ad: false })).toHaveLength(1);
  });
});
