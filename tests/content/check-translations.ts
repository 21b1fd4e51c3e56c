/**
 * Fails on translations that are orphaned or behind their source, and lists the pages that have none.
 * `--stamp` records in every translation the revision of its source as it is now: run
 * it after you have read both.
 *
 *   tsx tests/content/check-translations.ts [--stamp] [file …]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import matter from 'gray-matter';
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales';
import {
  REVISION_KEY,
  revisionOf,
  translationPairs,
  translationTrees,
  type TranslationPair,
} from '../../config/translation';
import { listPages } from '../../src/lib/list-pages';
import { ROOT, runMain } from '../../scripts/lib/run';

function orphans(root: string): string[] {
  return LOCALES.filter((name) => name !== DEFAULT_LOCALE).flatMap((locale) =>
    translationTrees(locale).flatMap(({ source, translated }) =>
      listPages(join(root, translated))
        .filter((file) => !existsSync(join(root, source, file)))
        .map(
          (file) => `${translated}/${file}: translates nothing; ${source}/${file} does not exist`,
        ),
    ),
  );
}

/** One line for each source page that has no translation yet: readers are told so on the page itself. */
export function missingTranslations(
  root: string,
  all: readonly TranslationPair[] = translationPairs(root),
): string[] {
  return all
    .filter(({ translated }) => !existsSync(join(root, translated)))
    .map(({ source, translated }) => `${translated}: missing; translate ${source}`);
}

/** One line for each translation that claims more than it holds: of an older source, or of none. */
export function translationProblems(
  root: string,
  all: readonly TranslationPair[] = translationPairs(root),
): string[] {
  const behind = all.flatMap(({ source, translated }) => {
    const path = join(root, translated);
    if (!existsSync(path)) return [];
    const recorded: unknown = matter(readFileSync(path, 'utf8')).data[REVISION_KEY];
    const revision = revisionOf(readFileSync(join(root, source), 'utf8'));
    return recorded === revision
      ? []
      : [
          `${translated}: ${REVISION_KEY} is ${recorded === undefined ? 'absent' : JSON.stringify(recorded)}, ${source} is at ${revision}; bring it up to date, then "npm run i18n:stamp -- ${translated}"`,
        ];
  });
  return [...orphans(root), ...behind];
}

/** Records in a translation which revision of its source it translates; tells whether that changed. */
export function stamp(root: string, { source, translated }: TranslationPair): boolean {
  const path = join(root, translated);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const line = `${REVISION_KEY}: '${revisionOf(readFileSync(join(root, source), 'utf8'))}'`;
  const next = text.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
    frontMatter.includes(`\n${REVISION_KEY}:`)
      ? frontMatter.replace(new RegExp(`^${REVISION_KEY}:.*$`, 'm'), line)
      : frontMatter.replace(/^---\n/, `---\n${line}\n`),
  );
  if (next !== text) writeFileSync(path, next);
  return next !== text;
}

if (require.main === module) {
  runMain(async () => {
    const { values, positionals } = parseArgs({
      options: { stamp: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (values.stamp) {
      const chosen = translationPairs(ROOT).filter(
        ({ translated }) => positionals.length === 0 || positionals.includes(translated),
      );
      const unknown = positionals.filter(
        (file) => !chosen.some((pair) => pair.translated === file),
      );
      if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: no translated page`);
      console.log(`${chosen.filter((pair) => stamp(ROOT, pair)).length} translations stamped`);
      return;
    }
    const problems = translationProblems(ROOT);
    problems.forEach((problem) => console.error(problem));
    if (problems.length > 0) throw new Error(`${problems.length} translations to mend`);
    const missing = missingTranslations(ROOT);
    missing.forEach((line) => console.log(line));
    const done = translationPairs(ROOT).length - missing.length;
    console.log(`${done} translations up to date, ${missing.length} pages not translated yet`);
  });
}
