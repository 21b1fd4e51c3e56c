import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextlintKernel, type TextlintKernelRule } from '@textlint/kernel';
import textPlugin from '@textlint/textlint-plugin-text';
import preset from 'textlint-rule-preset-ja-technical-writing';
import prh from 'textlint-rule-prh';
import type { Problem } from '../../lib/page';
import type { Text } from './texts';

/** The file of the words and phrases that a locale does not use, and of what it uses instead. */
export const wordsFile = (locale: string) => join(__dirname, 'words', `${locale}.yml`);

/** Rules of `textlint-rule-preset-ja-technical-writing`, with options, for every text and for whole sentences. */
const GRAMMAR: Readonly<Record<string, Record<'all' | 'body', Record<string, object | true>>>> = {
  ja: {
    all: {
      'arabic-kanji-numbers': true,
      'max-kanji-continuous-len': { max: 7 },
      'no-doubled-joshi': { allow: ['の', 'が', 'に', 'にも', 'は', 'でも', 'も', 'か'] },
      'no-dropping-the-ra': true,
      'no-hankaku-kana': true,
      'no-invalid-control-character': true,
      'no-nfd': true,
      'no-zero-width-spaces': true,
    },
    body: {
      'ja-no-mixed-period': { allowPeriodMarks: ['：', '）'] },
      'no-mix-dearu-desumasu': { preferInBody: 'ですます', strict: false },
    },
  },
};

const kernel = new TextlintKernel();

/** Lines that are read as one text: the rules look for places in it from its beginning. */
const LINES = 200;

/** What is wrong with lines of text, by the number of the line. */
async function lintLines(
  lines: readonly string[],
  rules: TextlintKernelRule[],
  from = 0,
): Promise<{ line: number; message: string }[]> {
  const { messages } = await kernel.lintText(lines.slice(from, from + LINES).join('\n'), {
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin: textPlugin }],
    rules,
  });
  const found = messages.map(({ loc, ruleId, message }) => ({
    line: from + loc.start.line - 1,
    message: `${message.replace(/\s*\n\s*/g, '; ')} (${ruleId})`,
  }));
  const next = from + LINES;
  return next < lines.length ? [...found, ...(await lintLines(lines, rules, next))] : found;
}

const grammar = (locale: string, of: 'all' | 'body'): TextlintKernelRule[] =>
  Object.entries(GRAMMAR[locale]?.[of] ?? {}).map(([ruleId, options]) => ({
    ruleId,
    rule: preset.rules[ruleId]!,
    options,
  }));

/**
 * Everything that is wrong with texts of a locale: words from its list, and grammar where it has rules for that.
 * A text that several files have is read once.
 */
export async function lintTexts(locale: string, files: readonly Text[][]): Promise<Problem[]> {
  const unique = [...new Set(files.flat().map(({ text }) => text))];
  const forAll = grammar(locale, 'all');
  if (existsSync(wordsFile(locale))) {
    const ruleContents = [readFileSync(wordsFile(locale), 'utf8')];
    forAll.push({ ruleId: 'words', rule: prh, options: { ruleContents } });
  }
  const found = new Map<string, string[]>();
  for (const { line, message } of await lintLines(unique, forAll)) {
    const text = unique[line]!;
    found.set(text, [...(found.get(text) ?? []), message]);
  }
  const forBody = grammar(locale, 'body');
  const problems: Problem[] = [];
  for (const texts of files) {
    const report = ({ path, line }: Text, message: string) =>
      problems.push({ path, line, column: 1, message });
    texts.forEach((text) => found.get(text.text)?.forEach((message) => report(text, message)));
    const body = texts.filter(({ kind }) => kind === 'body');
    if (forBody.length === 0 || body.length === 0) continue;
    const lines = body.map(({ text }) => text);
    for (const { line, message } of await lintLines(lines, forBody)) report(body[line]!, message);
  }
  return problems.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}
