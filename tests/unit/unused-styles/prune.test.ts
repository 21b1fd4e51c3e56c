import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { afterAll, expect, it } from 'vitest';
import { declaredIn, prune, pruneDeclared } from '../../../plugins/unused-styles/prune';
import { wordsIn } from '../../../plugins/unused-styles/words';

const root = mkdtempSync(join(tmpdir(), 'unused-styles-'));
afterAll(() => rmSync(root, { recursive: true }));

function pruned(css: string, words: string[]): string {
  const sheet = postcss.parse(css);
  prune(sheet, new Set(words));
  return sheet.toString().replace(/\s+/g, ' ').trim();
}

it('drops selectors with a class that nobody writes, and rules and blocks that have no other', () => {
  expect(pruned('.card, .card__body .pill, h1 { top: 0 }', ['card', 'pill'])).toBe(
    '.card, h1 { top: 0 }',
  );
  expect(pruned('@layer a { @media print { .pill { top: 0 } } } p { top: 0 }', [])).toBe(
    'p { top: 0 }',
  );
});

it('drops custom properties that nobody reads, and those that only they read', () => {
  const css = ':root { --a: var(--b); --b: 1; --c: 2; --d: 3 } p { top: var(--c) }';
  expect(pruned(css, ['--d'])).toBe(':root { --c: 2; --d: 3 } p { top: var(--c) }');
});

it('drops what the page declares where the tokens declare it too, in every color mode', () => {
  const tokens = postcss.parse(
    ":root, [data-theme='dark'] { --a: 1 } :where(:root) { --b: 1 } [data-theme='dark'] { --c: 1 } :root:lang(ja) { --d: 1 }",
  );
  const sheet = postcss.parse(
    "html[data-theme='dark'] { --a: 2 } :root { --a: 2; --b: 2; --c: 2; --d: 2; color: red } .navbar--dark { --a: 2 }",
  );
  pruneDeclared(sheet, declaredIn(tokens));
  expect(sheet.toString().replace(/\s+/g, ' ').trim()).toBe(
    "html[data-theme='dark'] {} :root { --c: 2; --d: 2; color: red } .navbar--dark { --a: 2 }",
  );
});

it('reads names in sources of all kinds, and nothing else', () => {
  mkdirSync(join(root, 'a/b'), { recursive: true });
  writeFileSync(join(root, 'a/b/x.tsx'), "<p className='col col--6' style='--own: 1' />");
  writeFileSync(join(root, 'a/y.mdx'), 'A <b className="text--right">');
  writeFileSync(join(root, 'a/z.png'), 'hidden');
  const words = wordsIn([root]);
  expect([...words]).toEqual(
    expect.arrayContaining(['col', 'col--6', '--own', 'className', 'text--right']),
  );
  expect(words).not.toContain('hidden');
});
