/**
 * Keeps the table in `tests/e2e/README.md` true: every row has a test of its name in both languages,
 * every test that names a section names one of its rows, and none of them is switched off.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, ROWS } from '../../e2e/rows';

const FOLDER = resolve(__dirname, '../../e2e');

interface DeclaredTest {
  title: string;
  file: string;
  /** Whether it stands inside `eachLocale`, and so runs in both languages. */
  inEachLocale: boolean;
}

function titleOf(call: ts.CallExpression): string | undefined {
  const [first] = call.arguments;
  if (first && ts.isStringLiteralLike(first)) return first.text;
  return first && ts.isTemplateExpression(first) ? first.head.text : undefined;
}

function declaredTests(file: string): DeclaredTest[] {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const found: DeclaredTest[] = [];
  const visit = (node: ts.Node, inEachLocale: boolean): void => {
    let inside = inEachLocale;
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(source);
      const title = titleOf(node);
      if (callee === 'eachLocale') inside = true;
      if (callee === 'test' && title !== undefined) found.push({ title, file, inEachLocale });
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, false);
  return found;
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'));
const tests = files.flatMap(declaredTests);
const rows = Object.entries(ROWS)
  // Objects put keys that are whole numbers first
  .sort(([a], [b]) => Number(a) - Number(b))
  .flatMap(([section, names]) =>
    names.map((row) => ({ section, row, title: `${section} ${row}` })),
  );

/** A row may have several tests: `title: in another tab`. */
function testsOf(title: string): DeclaredTest[] {
  return tests.filter((test) => test.title === title || test.title.startsWith(`${title}: `));
}

function table(): string {
  const lines = rows.map(({ section, row, title }) => {
    const where = [...new Set(testsOf(title).map(({ file }) => `[${file}](./${file})`))];
    return `| ${section} | ${row} | ${where.join(', ')} |`;
  });
  const other = ELSEWHERE.map(({ section, row, where }) => `| ${section} | ${row} | ${where} |`);
  return [
    '# Browser tests',
    '',
    'They run on the built site (`npm run check:build`), in Chromium, in both languages: `npm run check:e2e`. One file or one title alone: `npx playwright test navigating -g "scrolls"`.',
    '',
    'Each row of the specification has a test whose title is the section’s number and the row. The table is written by `npx vitest run e2e-rows -u`, and `npm run check:unit` fails when it is out of date, when a row has no test, or when a test is switched off.',
    '',
    'Beside the rows, `crawl.spec.ts` visits every page that the build wrote, and `accessibility.spec.ts` runs axe on one page of every type in both colour modes.',
    '',
    '| Section | Row | Test |',
    '| --- | --- | --- |',
    ...lines,
    '',
    'Rows that these tests leave out:',
    '',
    '| Section | Row | Where |',
    '| --- | --- | --- |',
    ...other,
    '',
  ].join('\n');
}

/** Tests that have to fail, because they prove that something makes a test fail. */
const MUST_FAIL: Readonly<Record<string, number>> = { 'policy.spec.ts': 1 };

describe('browser tests', () => {
  it.each(rows.map(({ title }) => title))('%s: has a test in both languages', (title) => {
    const found = testsOf(title);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ inEachLocale }) => !inEachLocale)).toEqual([]);
  });

  it('name only rows that exist', () => {
    const numbered = tests.filter(({ title }) => /^\d/.test(title));
    const unknown = numbered.filter(
      (test) => !rows.some(({ title }) => testsOf(title).includes(test)),
    );
    expect(unknown).toEqual([]);
  });

  it('are all switched on', () => {
    for (const file of files) {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      expect(text, file).not.toMatch(/\btest(?:\.describe)?\.(?:skip|only|fixme)\b/);
      expect(text.match(/\btest(?:\.describe)?\.fail\b/g) ?? [], file).toHaveLength(
        MUST_FAIL[file] ?? 0,
      );
    }
  });

  it('leave out only what other files cover', () => {
    for (const { where } of ELSEWHERE) {
      for (const [, path = ''] of where.matchAll(/`([^`]+)`/g)) {
        expect(existsSync(join(FOLDER, '../..', path)), path).toBe(true);
      }
    }
  });

  it('are listed in the README as they are', async () => {
    await expect(table()).toMatchFileSnapshot(join(FOLDER, 'README.md'));
  });
});
