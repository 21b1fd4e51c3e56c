import { FRAMEWORKS, type Demo, type DemoCode, type DemoFile } from '../types';
import { findTexts } from './find';

/** Translations of the visible texts of all demos, by the text in the sources. */
export type DemoTexts = Readonly<Record<string, string>>;

/** Scripts that put no space between words, nor between words and letters of another script. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。：（）？！…〜]/u;

/** What has been found: most sources are the same in two versions. */
const found = new Map<string, readonly string[]>();

function textsIn(file: DemoFile): readonly string[] {
  const key = `${file.name} ${file.text}`;
  const known = found.get(key) ?? findTexts(file.text, file.name).map(({ text }) => text);
  found.set(key, known);
  return known;
}

/** Texts that any of a demo's sources shows: what one of them has as text, the others may have as a string. */
export function textsOf(sources: DemoCode): Set<string> {
  return new Set(FRAMEWORKS.flatMap((framework) => sources[framework].flatMap(textsIn)));
}

function translated(file: DemoFile, known: Set<string>, texts: DemoTexts): string {
  let result = file.text;
  for (const { start, end, text } of findTexts(result, file.name, known).reverse()) {
    const words = texts[text];
    if (words === undefined || words === text) continue;
    let [from, to] = [start, end];
    // The space between the words and a value, on the same line
    if (UNSPACED.test(words.at(-1) ?? '') && /^ (?:\$\{|\{)/.test(result.slice(to))) to += 1;
    if (UNSPACED.test(words.at(0) ?? '') && /\} $/.test(result.slice(0, from))) from -= 1;
    result = result.slice(0, from) + words + result.slice(to);
  }
  return result;
}

/** Dates and times in the reader's language: on the component, and where scripts write them. */
function localized(source: string, lang: string): string {
  return source
    .replace(/<(ion-datetime|IonDatetime)(?=[\s>/])(?![^>]*\blocale=)/g, `<$1 locale="${lang}"`)
    .replace(/(['"])en-[A-Z]{2}\1/g, `$1${lang}$1`);
}

/**
 * A demo in another language: the same sources, with other texts.
 *
 * @param texts translations; a text without one stays as it is
 * @param lang the language as components and scripts take it, such as `ja-JP`
 */
export function translateDemo(demo: Demo, texts: DemoTexts, lang: string): Demo {
  const entries = Object.entries(demo.sources).map(([version, sources]) => {
    // A single small word may also be a value that the markup names
    const known = new Set([...textsOf(sources)].filter((text) => !/^[a-z][\w-]*$/.test(text)));
    return [
      version,
      Object.fromEntries(
        FRAMEWORKS.map((framework) => [
          framework,
          sources[framework].map((file) => ({
            ...file,
            text: localized(translated(file, known, texts), lang),
          })),
        ]),
      ),
    ];
  });
  return { ...demo, sources: Object.fromEntries(entries) as Demo['sources'] };
}
