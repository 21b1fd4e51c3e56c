import { FRAMEWORKS, type Demo, type DemoFile } from '../../../src/lib/demo';

/**
 * Translations of the visible texts of all demos, by the text in the sources. A sentence names its values: "Saved {1}
 * times." A text that means something else in one demo has the demo's name before it: "toolbar/progress: Start".
 */
export type DemoTexts = Readonly<Record<string, string>>;

/** Scripts that put no space between words, nor between words and letters of another script. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。：（）？！…〜]/u;

/** An expression between texts, in a string, a template or JSX, with one pair of braces within. */
const VALUE = String.raw`(\{\{.*?\}\}|\$?\{(?:[^{}]|\{[^{}]*\})*\})`;

/** Patterns for what stands before a text, and after it. */
type Context = readonly [before: RegExp, after: RegExp];

/** Characters that patterns of a context look at. */
const FAR = 120;

/** What a text stands after and before: a quotation mark, a tag, a value, or the braces of a block of Angular. */
const WHOLE: Context[] = [[/(?:["'`>}]|@\w[^{}'"]*\{\s)\s*$/, /^\s*(?:["'`<@]|\$?\{|\s\})/]];

/** Where one small word is a text, and no value that code names: between tags, beside a value or a space. */
const WORD: Context[] = [
  [/[>}]\s*$/, /^\s*(?:[<"'`]|\$?\{)/],
  [/["'`]\s*$/, /^\s*\$?\{/],
  [/["'`]\s+$/, /^["'`]/],
];

/** The key of a text in one demo, where it does not mean what it means in others. */
function ownKey(demo: string, text: string): string {
  return `${demo}: ${text}`;
}

/** The text of a key: the key itself, or what stands in it after the name of a demo. */
function textOfKey(key: string): string {
  return key.replace(/^[\w-]+\/[\w-]+: /, '');
}

/** A text to look for. */
interface Rule {
  text: string;
  /** Its longest word: a source without it has no such text. */
  longest: string;
  /** The text in a source; its values are the groups. */
  pattern: RegExp;
  contexts: Context[];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function ruleOf(text: string): Rule {
  const words = wordsOf(text.replace(/\{\d\}/g, ' '));
  const longest = words.reduce((most, word) => (word.length > most.length ? word : most), '');
  const pattern = text
    .replace(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)
    .replace(/\{\d\}/g, VALUE)
    .replace(/ /g, String.raw`\s+`);
  const contexts = /^[a-z][\w-]*$/.test(text) ? WORD : WHOLE;
  return { text, longest, pattern: new RegExp(pattern, 'g'), contexts };
}

/** The texts of a table, the longest first: a shorter one may be a part of it. */
function rulesOf(texts: DemoTexts): Rule[] {
  const known = [...new Set(Object.keys(texts).map(textOfKey))];
  return known.sort((a, b) => b.length - a.length).map(ruleOf);
}

/** Puts other words for a text wherever it stands as a whole. */
function replaceText(source: string, rule: Rule, words: (values: string[]) => string): string {
  return source.replace(rule.pattern, (match: string, ...rest: (string | number)[]) => {
    const values = rest.slice(0, -2) as string[];
    const start = rest.at(-2) as number;
    const before = source.slice(Math.max(0, start - FAR), start);
    const after = source.slice(start + match.length, start + match.length + FAR);
    const isWhole = rule.contexts.some(([left, right]) => left.test(before) && right.test(after));
    return isWhole ? words(values) : match;
  });
}

/** A piece of a translation by its number: what is translated is not looked at again. */
const DONE = /(\} )?\uE000(\d+)\uE001( (?=\$?\{))?/g;

/** A source with the texts of a demo in another language. */
function translated(source: string, demo: string, rules: Rule[], texts: DemoTexts): string {
  const there = new Set(['', ...wordsOf(source)]);
  const done: string[] = [];
  let result = source;
  for (const rule of rules) {
    if (!there.has(rule.longest)) continue;
    const translation = texts[ownKey(demo, rule.text)] ?? texts[rule.text];
    if (translation === undefined || translation === rule.text) continue;
    const parts = translation.split(/\{(\d)\}/);
    result = replaceText(result, rule, (values) =>
      parts
        .map((part, index) => {
          if (index % 2 === 1) return values[Number(part) - 1] ?? '';
          return part && `\uE000${done.push(part) - 1}\uE001`;
        })
        .join(''),
    );
  }
  return result.replace(DONE, (_, before: string = '', number: string, after: string = '') => {
    const words = done[Number(number)] ?? '';
    // The space between the words and a value, on the same line
    const start = UNSPACED.test(words.at(0) ?? '') ? before.trimEnd() : before;
    return start + words + (UNSPACED.test(words.at(-1) ?? '') ? '' : after);
  });
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
 * Gives demos in another language: the same sources, with other texts.
 *
 * @param texts translations; a text without one stays as it is
 * @param lang the language as components and scripts take it, such as `ja-JP`
 */
export function demoTranslator(texts: DemoTexts, lang: string): (demo: Demo) => Demo {
  const rules = rulesOf(texts);
  const inFile = (file: DemoFile, demo: string): DemoFile => {
    if (file.name.endsWith('.css')) return file;
    const text = localized(file, translated(file.text, demo, rules, texts), texts, lang);
    return { ...file, text };
  };
  return (demo) => {
    const entries = Object.entries(demo.sources).map(([version, sources]) => [
      version,
      Object.fromEntries(
        FRAMEWORKS.map((framework) => [
          framework,
          sources[framework].map((file) => inFile(file, demo.name)),
        ]),
      ),
    ]);
    return { ...demo, sources: Object.fromEntries(entries) as Demo['sources'] };
  };
}
