import { expect, it } from 'vitest';
import { lintTexts } from '../../content/prose/lint';
import { textsOfPage } from '../../content/prose/texts';

/** What is wrong with a page, as lines with the rules that say so. */
async function wrongIn(locale: string, body: string): Promise<string[]> {
  const texts = textsOfPage('docs/page.mdx', locale, `---\ntitle: A\n---\n\n${body}\n`);
  const problems = await lintTexts(locale, [texts]);
  return problems.map(({ line, message }) => `${line}: ${/[^=]*/.exec(message)?.[0].trim()}`);
}

it.each([
  ['British spelling', 'The colour of the page.', '5: colour'],
  ['a calque', 'The button belongs into a toolbar.', '5: belongs into'],
  ['personified software', 'The CLI asks for a name.', '5: CLI asks'],
  ['people in general', 'Then nobody sees it.', '5: nobody'],
])('English prose: %s is told with its line', async (_, body, wrong) => {
  expect(await wrongIn('en', body)).toEqual([wrong]);
});

it.each([
  ['a term that the glossary has another word for', '操作部品を置きます。', '5: 操作部品'],
  ['a calque', 'サーバーが知りません。', '5: サーバーが知りません'],
])('Japanese prose: %s is told with its line', async (_, body, wrong) => {
  expect(await wrongIn('ja', body)).toEqual([wrong]);
});

it('Japanese prose: a sentence without its full stop is told', async () => {
  const [found = ''] = await wrongIn('ja', 'ページを開きます');
  expect(found).toContain('5: 文末');
});

it('Code, titles of notes and comments are no prose', async () => {
  expect(await wrongIn('en', 'Use `colour` here.\n\n```css\n/* colour */\n```')).toEqual([]);
  expect(await wrongIn('ja', ':::note[名前の付け方]\n\n短くします。\n\n:::')).toEqual([]);
  expect(await wrongIn('ja', '開きます。{/* why */}')).toEqual([]);
});
