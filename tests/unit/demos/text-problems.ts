import type { Demo, DemoFile } from '../../../src/lib/demo';
import { demoTranslator, OWN_WORDS, type DemoTexts } from '../../../plugins/demos/texts/apply';

/** Stands for every text that has a translation. */
const TRANSLATED = '\uE002';
const MARK = new RegExp(`${TRANSLATED}(\\d+)`, 'g');

/** What stands in a source and is shown to nobody: imports, comments, styles, classes, paths, and values in strings. */
const UNSEEN =
  /^import .*?$|<style.*?<\/style>|styles: `[^`]*`|<!--.*?-->|\/\*.*?\*\/|^\s*\/\/.*?$|\b(?:class(?:Name)?|d)=(?:"[^"]*"|\{[^{}]*\})|\$\{[^{}]*\}/gms;

/** What stands between quotation marks, or between tags. */
const PLACES = /(["'`])((?:(?!\1)[^\n])*)\1|>([^<>{}`'"=;]+)</g;

/** Strings that look like words and are none: lists of class names and selectors, loops of Vue, keys, formats of dates. */
const NAMES =
  /\bion-|^(?:[\w(), ]+ )?in \w|^(?:Escape|Enter|xMidYMid slice)$|\b(?:MMMM|EEEE)\b|^Times New Roman$|^const \w/;

/** Begins with a capital letter, or has several words. */
function isWords(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || NAMES.test(text)) return false;
  if (/^(?:https?:|data:|\/|#|\.|--)|[{}[\];=<>()|]|\w:\w|\d(?:px|ms|deg|rem|%)/.test(text))
    return false;
  if (/^[A-Z][a-z]+(?:[A-Z][a-z]+)+$|^[A-Z_]+$/.test(text)) return false;
  return /^["“]?\p{Lu}/u.test(text) || /\p{L}{2,}[,.]? \p{L}/u.test(text);
}

function shownIn({ name, text }: DemoFile): string[] {
  if (name.endsWith('.css')) return [];
  const seen = [...text.replace(UNSEEN, ' ').matchAll(PLACES)];
  return seen.map(([, , quoted, between]) => (quoted ?? between ?? '').trim().replace(/\s+/g, ' '));
}

/** The sources of a demo as one list. */
function filesOf({ sources }: Demo): DemoFile[] {
  return Object.values(sources).flatMap((code) => Object.values(code).flat());
}

/**
 * Compares the texts of all demos with their translations.
 *
 * @param file name of the translations, for the messages
 * @returns one line for each text without a translation, and for each translation that no demo uses
 */
export function textProblems(demos: readonly Demo[], texts: DemoTexts, file: string): string[] {
  const keys = Object.keys(texts);
  const marks = Object.fromEntries(keys.map((key, index) => [key, `${TRANSLATED}${index} `]));
  const mark = demoTranslator(marks, 'en-US');
  const used = new Set<string>(OWN_WORDS);
  const missing: string[] = [];
  for (const demo of demos) {
    const files = filesOf(mark(demo));
    for (const { text } of files) {
      for (const [, index] of text.matchAll(MARK)) {
        used.add(keys[Number(index)] ?? '');
      }
    }
    const left = files
      .flatMap(shownIn)
      .filter((text) => !text.includes(TRANSLATED) && isWords(text));
    for (const text of new Set(left)) {
      missing.push(`${demo.name}: ${JSON.stringify(text)} has no translation in ${file}`);
    }
  }
  const unused = keys.filter((text) => !used.has(text));
  return [...missing, ...unused.map((text) => `${file}: ${JSON.stringify(text)} is in no demo`)];
}
