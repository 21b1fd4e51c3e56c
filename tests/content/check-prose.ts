/**
 * Checks the words and the grammar of every text that readers see, in each locale: pages, posts, interface,
 * demos, tags and the reference's translations.
 *
 *   tsx tests/content/check-prose.ts [file …]     all, or the files that are named
 *   tsx tests/content/check-prose.ts --glossary   writes the glossaries' terms from the lists of words
 */
import { relative, resolve } from 'node:path';
import { LOCALES } from '../../config/locales';
import { ROOT, runMain } from '../../scripts/lib/run';
import { glossaryProblems, writeGlossary } from './prose/glossary';
import { lintTexts } from './prose/lint';
import { textsOf } from './prose/texts';

if (require.main === module) {
  runMain(async () => {
    const args = process.argv.slice(2);
    if (args[0] === '--glossary') return LOCALES.forEach((locale) => writeGlossary(ROOT, locale));
    const files = args.map((file) => relative(ROOT, resolve(file)).replaceAll('\\', '/'));
    let texts = 0;
    const problems = LOCALES.flatMap((locale) => glossaryProblems(ROOT, locale));
    for (const locale of LOCALES) {
      const found = textsOf(ROOT, locale, files);
      texts += found.flat().length;
      problems.push(...(await lintTexts(locale, found)));
    }
    if (texts === 0) throw new Error(`no text to check in ${files.join(', ')}`);
    problems.forEach(({ path, line, message }) => console.error(`${path}:${line}: ${message}`));
    if (problems.length > 0) throw new Error(`${problems.length} problems in ${texts} texts`);
    console.log(`${texts} texts checked`);
  });
}
