import type { Page } from './page';

/** One thing that is wrong, in a line that says where, what, and what is accepted. */
export interface Problem {
  path: string;
  line: number;
  message: string;
}

type Rule = (page: Page) => Omit<Problem, 'path'>[];

/** Characters that a description may have, by locale: what a search result shows of it. */
const DESCRIPTION_LENGTH: Record<string, [number, number]> = { en: [70, 160], ja: [40, 140] };

const JAPANESE = '\\u3040-\\u30ff\\u3400-\\u9fff';
const SPACED = new RegExp(`[${JAPANESE}] [A-Za-z0-9]|[A-Za-z0-9] [${JAPANESE}]`);

const frontMatter: Rule = ({ frontMatter: data, locale }) => {
  const problems = ['title', 'description']
    .filter((key) => typeof data[key] !== 'string' || data[key] === '')
    .map((key) => ({ line: 1, message: `front matter has no "${key}"; accepts a text` }));
  const [min, max] = DESCRIPTION_LENGTH[locale] ?? [1, 160];
  const length = typeof data.description === 'string' ? [...data.description].length : min;
  if (length < min || length > max) {
    problems.push({
      line: 1,
      message: `description has ${length} characters; accepts ${min} to ${max}`,
    });
  }
  return problems;
};

const headings: Rule = ({ headings: all }) => {
  const seen = new Set<string>();
  return all.flatMap(({ depth, id, text, line }) => {
    if (depth === 1) return [{ line, message: 'level-1 heading; the title is the only one' }];
    if (id === undefined) {
      return [{ line, message: `heading "${text}" has no id; write "${text} {#some-id}"` }];
    }
    if (seen.has(id)) return [{ line, message: `heading id "${id}" stands twice in this page` }];
    seen.add(id);
    return [];
  });
};

const fences: Rule = ({ fences: all }) =>
  all
    .filter(({ lang }) => !lang)
    .map(({ line }) => ({
      line,
      message: 'code fence without a language; write for example "text"',
    }));

const spacing: Rule = ({ locale, prose }) =>
  locale !== 'ja'
    ? []
    : prose.flatMap((text, index) =>
        SPACED.test(text)
          ? [
              {
                line: index + 1,
                message: `space between Japanese and half-width text: "${SPACED.exec(text)?.[0]}"`,
              },
            ]
          : [],
      );

const RULES: Rule[] = [frontMatter, headings, fences, spacing];

/** Everything that is wrong with one page on its own. */
export function checkPage(page: Page): Problem[] {
  return RULES.flatMap((rule) => rule(page)).map((problem) => ({ path: page.path, ...problem }));
}

/** What a translation must share with its source: heading ids in order, and the number of samples. */
export function checkTwins(source: Page, translation: Page): Problem[] {
  const outline = (page: Page) => page.headings.map(({ depth, id }) => `${depth}#${id}`);
  const [want, got] = [outline(source), outline(translation)];
  const at = want.findIndex((heading, index) => heading !== got[index]);
  const problems: Problem[] = [];
  if (at >= 0 || got.length > want.length) {
    const index = at >= 0 ? at : want.length;
    problems.push({
      path: translation.path,
      line: translation.headings[index]?.line ?? 1,
      message: `heading ${index + 1} is "${got[index] ?? 'nothing'}", ${source.path} has "${want[index] ?? 'nothing'}"`,
    });
  }
  if (source.fences.length !== translation.fences.length) {
    problems.push({
      path: translation.path,
      line: 1,
      message: `has ${translation.fences.length} code samples, ${source.path} has ${source.fences.length}`,
    });
  }
  return problems;
}
