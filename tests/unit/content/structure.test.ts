import { describe, expect, it } from 'vitest';
import { readPage } from '../../lib/page';
import { checkStructure } from '../../content/content/structure';

const FENCE = '```';
const fence = (lang: string, code: string) => `${FENCE}${lang}\n${code}\n${FENCE}`;

/** What a translation of a text is told. */
function told(source: string, translation: string): string[] {
  const [from, to] = [readPage('en.mdx', 'en', source), readPage('ja.mdx', 'ja', translation)];
  return checkStructure(from, to).map(({ line, message }) => `${line}: ${message}`);
}

describe('a translation', () => {
  it.each([
    ['has another id', '## A {#a}', '## あ {#b}', '1: heading 1 is ## {#b}, en.mdx:1 has ## {#a}'],
    [
      'has a sample in another language',
      fence('ts', 'a'),
      fence('js', 'a'),
      '1: code sample 1 is js, en.mdx:1 has ts',
    ],
    ['has a sample too many', 'x', fence('ts', 'a'), '1: code sample 1 is ts, en.mdx has none'],
    [
      'has other code',
      fence('ts', "const a = 'x'; // first\nrun(a);"),
      fence('ts', "const a = 'あ'; // 最初\nrun(b);"),
      '1: code sample 1: the code differs from en.mdx:1, by more than comments and strings',
    ],
    [
      'shows another demo',
      '<Demo name="button/basic" />',
      '<Demo name="button/fill" />',
      '1: component 1 is <Demo name="button/fill">, en.mdx:1 has <Demo name="button/basic">',
    ],
    [
      'has lost a figure',
      'x\n\n<Figure caption="C">\n\ny\n\n</Figure>',
      'x',
      '1: component 1 is missing, en.mdx:3 has <Figure>',
    ],
  ])('%s', (_, source, translation, message) => {
    expect(told(source, translation)).toEqual([message]);
  });

  it('is not compared with a page that cannot be read', () => {
    expect(told('<Tabs>', '## あ {#a}')).toEqual([]);
  });
});
