import type { Demo } from '../../../src/lib/demo';
import { OWN_WORDS, ownKey, textsOf, type DemoTexts } from '../../../plugins/demos/texts/apply';

/**
 * Compares the texts of all demos with their translations.
 *
 * @param file name of the translations, for the messages
 * @returns one line for each text without a translation, and for each translation that no demo uses
 */
export function textProblems(demos: readonly Demo[], texts: DemoTexts, file: string): string[] {
  const used = new Set<string>(OWN_WORDS);
  const missing: string[] = [];
  for (const { name, sources } of demos) {
    for (const text of new Set(Object.values(sources).flatMap((own) => [...textsOf(own, texts)]))) {
      used.add(text).add(ownKey(name, text));
      if (!Object.hasOwn(texts, text) && !Object.hasOwn(texts, ownKey(name, text))) {
        missing.push(`${name}: ${JSON.stringify(text)} has no translation in ${file}`);
      }
    }
  }
  const unused = Object.keys(texts).filter((text) => !used.has(text));
  return [...missing, ...unused.map((text) => `${file}: ${JSON.stringify(text)} is in no demo`)];
}
