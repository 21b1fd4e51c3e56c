import type { Element } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type {
  BlockContent,
  Code,
  FootnoteDefinition,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
} from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { attribute, classAfter, elementsOf, find, findAll, hasClass, lineOf } from './elements';

/** Classes of elements that stand on a page without belonging to its text. */
const FURNITURE = ['theme-doc-toc-mobile', 'translation-notice', 'without-app'];

/** Where footnotes stand on a page. */
const FOOTNOTE = 'user-content-fn-';

/** Whether an element is no part of what a page says. */
function isFurniture(element: Element): boolean {
  return hasClass(element, ...FURNITURE);
}

/** A text. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** A text in bold. */
export const strong = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'strong',
  children,
});

/** A paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** A line of text in bold: what labels the blocks after it. */
export const label = (value: string): Paragraph => paragraph(strong(text(value)));

const list = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});

const item = (...children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...children)],
});

/** What is in an element, as blocks. */
export function blocksIn(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

/** What is in an element, as a part of a line. */
function phrasesIn(state: State, element: Element): PhrasingContent[] {
  return state.all(element) as PhrasingContent[];
}

/** A code fence. */
export function fence(value: string, language: string | undefined, title: string): Code {
  const meta = title === '' ? null : `title="${title.replaceAll('"', "'")}"`;
  // A fence has a title only behind a language
  return {
    type: 'code',
    lang: language ?? (meta ? 'text' : null),
    meta,
    value: value.replace(/\n+$/, ''),
  };
}

function codeBlock(element: Element): Code | undefined {
  const code = find(element, ({ tagName }) => tagName === 'pre');
  if (!code) return undefined;
  const [title] = elementsOf(element).filter((inner) => !find(inner, (below) => below === code));
  return fence(toString(code), classAfter(element, 'language-'), title ? lineOf(title) : '');
}

/** The style sheet writes the names of the kinds in capitals. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function admonition(state: State, element: Element): BlockContent {
  const [heading, content] = elementsOf(element);
  return {
    type: 'blockquote',
    children: [
      ...(heading ? [label(capitalized(lineOf(heading)))] : []),
      ...(content ? blocksIn(state, content) : []),
    ],
  };
}

/** A list of the panels of tabs, each under the name of its tab: what comes after them is in none. */
function tabs(state: State, element: Element): List {
  const names = findAll(element, (inner) => attribute(inner, 'role') === 'tab');
  const panels = findAll(element, (inner) => attribute(inner, 'role') === 'tabpanel');
  return list(
    panels.map((panel, index) => ({
      type: 'listItem',
      spread: true,
      children: [label(names[index] ? `${lineOf(names[index])}:` : ''), ...blocksIn(state, panel)],
    })),
  );
}

/** A link whose parts are a title and a sentence. */
function isCard(element: Element): boolean {
  const parts = elementsOf(element).filter(
    (part) => part.tagName === 'span' && lineOf(part) !== '',
  );
  return element.tagName === 'a' && parts.length > 1;
}

function cardItem(state: State, card: Element): ListItem {
  const [title, ...rest] = elementsOf(card).filter((part) => lineOf(part) !== '');
  const url = state.resolve(attribute(card, 'href'));
  const children = title ? [text(lineOf(title))] : [];
  return item({ type: 'link', url, children }, text(`: ${rest.map(lineOf).join(' ')}`));
}

export const div: Handle = (state, element) => {
  if (isFurniture(element)) return undefined;
  if (hasClass(element, 'theme-code-block')) return codeBlock(element);
  if (hasClass(element, 'theme-admonition')) return admonition(state, element);
  if (hasClass(element, 'theme-tabs-container')) return tabs(state, element);
  const inner = elementsOf(element);
  if (inner.length > 0 && inner.every(isCard)) {
    return list(inner.map((card) => cardItem(state, card)));
  }
  return blocksIn(state, element);
};

export const pre: Handle = (_state, element) =>
  fence(toString(element), classAfter(element, 'language-'), '');

/** Terms with what is said of each: a list of `**term**: text`. */
export const dl: Handle = (state, element) => {
  const items: ListItem[] = [];
  for (const inner of elementsOf(element)) {
    if (inner.tagName === 'dt') {
      items.push(item(strong(...phrasesIn(state, inner)), text(': ')));
      continue;
    }
    const last = items.at(-1);
    const content = state.all(inner);
    const [term] = (last?.children ?? []) as Paragraph[];
    if (term && content.every((node) => phrasing(node))) {
      if (term.children.length > 2) term.children.push(text(', '));
      term.children.push(...content);
    } else last?.children.push(...(state.toFlow(content) as BlockContent[]));
  }
  return list(items);
};

export const summary: Handle = (_state, element) => label(lineOf(element));

export const p: Handle = (state, element) => {
  if (isFurniture(element)) return undefined;
  if (!hasClass(element, 'ref-badges')) {
    const children = phrasesIn(state, element);
    return children.length > 0 ? paragraph(...children) : undefined;
  }
  const marks = elementsOf(element).map(lineOf).join(', ');
  return paragraph({ type: 'emphasis', children: [text(marks)] });
};

function footnote(state: State, item: Element): FootnoteDefinition {
  const identifier = attribute(item, 'id').slice(FOOTNOTE.length);
  return {
    type: 'footnoteDefinition',
    identifier,
    label: identifier,
    children: blocksIn(state, item),
  };
}

export const section: Handle = (state, element) =>
  hasClass(element, 'footnotes')
    ? findAll(element, (item) => attribute(item, 'id').startsWith(FOOTNOTE)).map((item) =>
        footnote(state, item),
      )
    : blocksIn(state, element);

export const a: Handle = (state, element) => {
  const { properties } = element;
  if ('dataFootnoteBackref' in properties) return undefined;
  const href = attribute(element, 'href');
  if ('dataFootnoteRef' in properties) {
    const identifier = href.slice(`#${FOOTNOTE}`.length);
    return { type: 'footnoteReference', identifier, label: identifier };
  }
  // A row's link to itself, and a target without an address
  if (hasClass(element, 'ref-anchor') || href === '') return state.all(element);
  return { type: 'link', url: state.resolve(href), children: phrasesIn(state, element) };
};

export const inlineCode: Handle = (_state, element) => ({
  type: 'inlineCode',
  value: toString(element).replace(/\s*\n\s*/g, ' '),
});
