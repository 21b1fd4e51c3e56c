import { FRAMEWORKS, type Demo, type DemoCode, type DemoFile } from '../../../src/lib/demo';
import { findTexts } from './find';

/**
 * Translations of the visible texts of all demos, by the text in the sources. A sentence names its values: "Saved {1}
 * times." A text that means something else in one demo has the demo's name before it: "toolbar/progress: Start".
 */
export type DemoTexts = Readonly<Record<string, string>>;

/** Scripts that put no space between words, nor between words and letters of another script. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。：（）？！…〜]/u;

interface Found {
  /** Texts that stand for sentences with values in them. */
  sentences: ReadonlySet<string>;
  /** Texts of a file: most sources are the same in two versions. */
  files: Map<string, readonly string[]>;
}

const finds = new WeakMap<DemoTexts, Found>();

function findWith(texts: DemoTexts): Found {
  const known = finds.get(texts) ?? {
    sentences: new Set(Object.keys(texts).filter((text) => text.includes('{1}'))),
    files: new Map<string, readonly string[]>(),
  };
  finds.set(texts, known);
  return known;
}

/**
 * Texts that any of a demo's sources shows: what one of them has as text, the others may have as a string.
 *
 * @param texts translations: what has one as a sentence is one text
 */
export function textsOf(sources: DemoCode, texts: DemoTexts): Set<string> {
  const { sentences, files } = findWith(texts);
  const textsIn = (file: DemoFile): readonly string[] => {
    const key = `${file.name} ${file.text}`;
    const known =
      files.get(key) ??
      findTexts(file.text, file.name, undefined, sentences).map(({ text }) => text);
    files.set(key, known);
    return known;
  };
  return new Set(FRAMEWORKS.flatMap((framework) => sources[framework].flatMap(textsIn)));
}

/** The key of a text in one demo, where it does not mean what it means in others. */
export function ownKey(demo: string, text: string): string {
  return `${demo}: ${text}`;
}

function translated(file: DemoFile, demo: string, known: Set<string>, texts: DemoTexts): string {
  let result = file.text;
  const { sentences } = findWith(texts);
  for (const { start, end, text, values } of findTexts(
    file.text,
    file.name,
    known,
    sentences,
  ).reverse()) {
    const translation = texts[ownKey(demo, text)] ?? texts[text];
    if (translation === undefined || translation === text) continue;
    const words = translation.replace(/\{(\d)\}/g, (_, number: string) =>
      file.text.slice(...(values?.[Number(number) - 1] ?? [0, 0])),
    );
    let [from, to] = [start, end];
    // The space between the words and a value, on the same line
    if (UNSPACED.test(words.at(-1) ?? '') && /^ (?:\$\{|\{)/.test(result.slice(to))) to += 1;
    if (UNSPACED.test(words.at(0) ?? '') && /\} $/.test(result.slice(0, from))) from -= 1;
    result = result.slice(0, from) + words + result.slice(to);
  }
  return result;
}

/**
 * Words that components show by themselves: of which one, in which property, unless a source sets it; for some, where
 * another property is set.
 */
const DEFAULTS = [
  ['ion-select', 'cancelText', 'Cancel', ''],
  ['ion-back-button', 'text', 'Back', ''],
  ['ion-searchbar', 'cancelButtonText', 'Cancel', ''],
  ['ion-menu-button', 'aria-label', 'Menu', ''],
  ['ion-datetime', 'cancelText', 'Cancel', 'showDefaultButtons'],
  ['ion-datetime', 'doneText', 'Done', 'showDefaultButtons'],
  ['ion-datetime', 'clearText', 'Clear', 'showClearButton'],
] as const;

/** A property as JavaScript and as HTML write it. */
function spellings(property: string): [camel: string, dashed: string] {
  return [property, property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
}

/** The words of components, which stand in no source. */
export const OWN_WORDS: readonly string[] = DEFAULTS.map(([, , word]) => word);

/** The name of a component as React has it. */
function className(tag: string): string {
  return tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * What components say in the reader's language: dates and times, also where scripts write them, and the words that
 * are their own.
 */
function localized(file: DemoFile, source: string, texts: DemoTexts, lang: string): string {
  const withDates = source
    .replace(/<(ion-datetime|IonDatetime)(?=[\s>/])(?![^>]*\blocale=)/g, `<$1 locale="${lang}"`)
    .replace(/(['"])en-[A-Z]{2}\1/g, `$1${lang}$1`);
  return DEFAULTS.reduce((result, [tag, property, word, where]) => {
    const words = texts[word];
    if (words === undefined) return result;
    const own = spellings(property);
    const name = own[/\.(?:html|vue)$/.test(file.name) ? 1 : 0];
    const unset = `(?![^>]*\\b(?:${own.join('|')})\\b)`;
    const needed = where === '' ? '' : `(?=[^>]*\\b(?:${spellings(where).join('|')})\\b)`;
    const opened = `<(${tag}|${className(tag)})(?=[\\s>/])`;
    return result.replace(new RegExp(`${opened}${needed}${unset}`, 'g'), `<$1 ${name}="${words}"`);
  }, withDates);
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
    const known = new Set(
      [...textsOf(sources, texts)].filter((text) => !/^[a-z][\w-]*$/.test(text)),
    );
    return [
      version,
      Object.fromEntries(
        FRAMEWORKS.map((framework) => [
          framework,
          sources[framework].map((file) => ({
            ...file,
            text: localized(file, translated(file, demo.name, known, texts), texts, lang),
          })),
        ]),
      ),
    ];
  });
  return { ...demo, sources: Object.fromEntries(entries) as Demo['sources'] };
}
