import { FRAMEWORKS, type Demo, type Framework } from '../types';
import { findTexts } from './find';

/** Translations of the visible texts of all demos, by the text in the sources. */
export type DemoTexts = Readonly<Record<string, string>>;

type Sources = Readonly<Record<Framework, string>>;

/** Scripts that put no space between words, nor between words and letters of another script. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。：（）？！…〜]/u;

/** What has been found: most sources are the same in two versions. */
const found = new Map<string, readonly string[]>();

function textsIn(source: string, framework: Framework): readonly string[] {
  const key = `${framework} ${source}`;
  const known = found.get(key) ?? findTexts(source, framework).map(({ text }) => text);
  found.set(key, known);
  return known;
}

/** Texts that any of a demo's sources shows: what one of them has as text, the others may have as a string. */
export function textsOf(sources: Sources): Set<string> {
  const known = new Set<string>();
  for (const framework of FRAMEWORKS) {
    for (const text of textsIn(sources[framework], framework)) known.add(text);
  }
  return known;
}

function translated(source: string, framework: Framework, known: Set<string>, texts: DemoTexts) {
  let result = source;
  for (const { start, end, text } of findTexts(source, framework, known).reverse()) {
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
          localized(translated(sources[framework], framework, known, texts), lang),
        ]),
      ),
    ];
  });
  return { ...demo, sources: Object.fromEntries(entries) as Demo['sources'] };
}
