import type { Section } from '../types';
import { attribute, cleanText, find, hasClass, isElement, textOf, type Element } from './html';

/** Elements that end a block of text before and after them. */
const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Elements whose text is no part of what a reader reads. */
const SILENT = new Set(
  'button iframe input nav noscript script select style svg template'.split(' '),
);

/** Classes of elements that stand on a page without belonging to its text. */
const FURNITURE = [
  'hash-link',
  'ref-imports',
  'ref-jumps',
  'theme-doc-toc-mobile',
  'theme-doc-version-banner',
  'theme-doc-version-badge',
  'translation-notice',
  'tabs',
  'under-title',
  'without-app',
];

/** Languages of the code blocks whose lines readers type into the search box: commands, and keys of native settings. */
const TYPED = /\blanguage-(?:shell|bash|sh|zsh|console|shell-session|xml)\b/;

/** Ids that the reference gives the headings and rows that it generates. */
const GENERATED_ID = /^(?:prop|event|method|slot|part|css|type|input|option|config)-/;

function isSilent(element: Element): boolean {
  return SILENT.has(element.tagName) || FURNITURE.some((name) => hasClass(element, name));
}

function headingLevel(element: Element): number | undefined {
  return /^h[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : undefined;
}

/** A row of a generated table that can be linked to is as good as a heading. */
function isRowName(element: Element): boolean {
  return element.tagName === 'a' && hasClass(element, 'ref-anchor');
}

class Reader {
  readonly sections: Section[];
  #text = '';

  constructor(title: string) {
    this.sections = [{ anchor: null, level: 1, title, generated: false, blocks: [] }];
  }

  get #current(): Section {
    return this.sections[this.sections.length - 1] as Section;
  }

  flush(): void {
    const text = cleanText(this.#text);
    this.#text = '';
    if (text !== '') this.#current.blocks.push(text);
  }

  #open(anchor: string | undefined, level: number, title: string, generated: boolean): void {
    this.#text = '';
    if (title === '') return;
    this.sections.push({ anchor: anchor ?? null, level, title, generated, blocks: [] });
  }

  #heading(element: Element, level: number): void {
    this.flush();
    const id = attribute(element, 'id');
    const title = cleanText(textOf(element, isSilent));
    // The page's own title is known already; text under a second one belongs to the page.
    if (level > 1) this.#open(id, level, title, GENERATED_ID.test(id ?? ''));
  }

  #row(element: Element): void {
    const parent = this.sections.findLast(({ generated }) => !generated) ?? this.#current;
    this.#open(attribute(element, 'id'), Math.min(parent.level + 1, 6), textOf(element), true);
  }

  /** Of most code nothing is text, and its title is a file's name. */
  #code(block: Element): void {
    this.flush();
    const code = TYPED.test(attribute(block, 'class') ?? '')
      ? find(block, ({ tagName }) => tagName === 'pre')
      : undefined;
    this.#text = code ? textOf(code) : '';
    this.flush();
  }

  read(element: Element): void {
    if (isSilent(element)) return;
    const level = headingLevel(element);
    if (level !== undefined) return this.#heading(element, level);
    if (isRowName(element)) return this.#row(element);
    if (element.tagName === 'pre' || hasClass(element, 'theme-code-block')) {
      return this.#code(element);
    }
    const isBlock = BLOCKS.has(element.tagName);
    if (isBlock) this.flush();
    for (const node of element.childNodes) {
      if (isElement(node)) this.read(node);
      else this.#text += textOf(node);
    }
    if (isBlock) this.flush();
    else if (element.tagName === 'br') this.#text += ' ';
  }
}

/** Headings such as "Properties" that have nothing below them but what was generated. */
function markGroups(sections: Section[]): Section[] {
  return sections.map((section, index) => {
    const next = sections[index + 1];
    const isGroup =
      section.level > 1 &&
      section.blocks.length === 0 &&
      next !== undefined &&
      next.generated &&
      next.level > section.level;
    return isGroup ? { ...section, generated: true } : section;
  });
}

/**
 * Splits a page into its headings and the text under each.
 *
 * @param body element with the page's text
 * @param title the page's title, which may stand outside of it
 * @returns the page itself first, then its headings in order
 */
export function readSections(body: Element, title: string): Section[] {
  const reader = new Reader(title);
  reader.read(body);
  reader.flush();
  return markGroups(reader.sections);
}
