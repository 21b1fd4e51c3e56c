import type { RootContent } from 'mdast';
import type { Labels } from '../labels';
import type { Mentions, Section } from '../mentions';
import { describe, type DescriptionContext } from '../markdown/describe';
import { resolveLink, titleOfLink, type PageFinder } from '../markdown/links';
import type { Translate } from '../translations';
import type { Deprecation, TypeExpression } from '../types';
import { alternativesOf, splitType } from '../sources/type-text';
import {
  badge,
  code,
  element,
  joined,
  link,
  nodesOf,
  paragraph,
  type Content,
  type Fact,
} from './nodes';

/** The page that a reference is rendered for. */
export interface PageContext {
  labels: Labels;
  /** Path of the page below the docs root, without extension. */
  page: string;
  pages: PageFinder;
  /** Absent for a page in English. */
  translate?: Translate;
  /** What the page itself says of members. */
  mentions?: Mentions;
  /** Its section about keys. */
  keyboard?: Section;
}

/** What renderers of one page use: texts and types with their links resolved. */
export interface Writer {
  labels: Labels;
  /** Blocks of a Markdown description. */
  describe(markdown: string): RootContent[];
  /** A description inside a table cell or a definition: one paragraph loses its element. */
  brief(markdown: string): RootContent[];
  /** A type expression with links to the types that the page shows. */
  type(type: TypeExpression, className?: string): RootContent;
  /** The same of a property or event, whose values stand apart where it is a union. */
  union(type: TypeExpression): RootContent[];
  /** A notice that says what to use instead, or nothing. */
  deprecation(deprecated: Deprecation): RootContent[];
  /** The section of the page that tells more of a member, where one does. */
  more(name: string): Fact;
}

/** Addresses of types by the key of their declaration. */
export type Targets = ReadonlyMap<string, string>;

/** The content of a lone paragraph, unless the paragraph says something by its attributes. */
function unwrapped(blocks: RootContent[]): RootContent[] {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph' || others.length > 0) return blocks;
  const properties = first.data?.hProperties;
  return properties ? [element('span', { lang: properties.lang }, first.children)] : first.children;
}

/** What takes any string beside the values before it, without hiding these from editors. */
const ANY_NAME = 'string & Record<never, never>';

/** A value that is written out, and stays in one piece. */
const VALUE = /^(?:"[^"]*"|\w+)$/;

/** Creates the writer of one page. */
export function createWriter(context: PageContext, targets: Targets): Writer {
  const description: DescriptionContext = {
    resolveLink: (url) => resolveLink(url, context.page, context.pages),
    titleOf: (address) => titleOfLink(address, context.pages),
    translate: context.translate,
  };
  const write = (markdown: string): RootContent[] =>
    markdown.trim() === '' ? [] : describe(markdown, description);
  const brief = (markdown: string): RootContent[] => unwrapped(write(markdown));
  return {
    labels: context.labels,
    describe: write,
    brief,
    type({ text, references }, className = 'ref-type') {
      return code(linkedType(text, references, targets), className);
    },
    union({ text, references }) {
      const values = alternativesOf(text).map((value): RootContent =>
        value === ANY_NAME
          ? { type: 'text', value: context.labels.ownName }
          : code(
              linkedType(value, references, targets),
              VALUE.test(value) ? undefined : 'ref-type',
            ),
      );
      return joined(values, ' | ');
    },
    deprecation(deprecated) {
      if (deprecated === undefined) return [];
      const mark = badge(context.labels.deprecated, 'deprecated');
      const text = brief(deprecated);
      const content: Content = text.length > 0 ? [mark, ...nodesOf(' '), ...text] : mark;
      return [
        text.every(({ type }) => type !== 'paragraph')
          ? paragraph(content, 'ref-deprecated')
          : element('div', { className: 'ref-deprecated' }, content),
      ];
    },
    more(name) {
      const section = context.mentions?.get(name)?.section;
      return section && [context.labels.more, link(`#${section.id}`, section.title)];
    },
  };
}

/** A type's text in pieces: names of types that the page shows are links. */
export function linkedType(
  text: string,
  references: Readonly<Record<string, string>>,
  targets: Targets,
): RootContent[] {
  const pieces: RootContent[] = [];
  let plain = '';
  for (const piece of splitType(text)) {
    const key = piece.kind === 'name' ? references[piece.text] : undefined;
    const address = key === undefined ? undefined : targets.get(key);
    if (address === undefined) {
      plain += piece.text;
      continue;
    }
    pieces.push(...nodesOf(plain), link(address, piece.text));
    plain = '';
  }
  return [...pieces, ...nodesOf(plain)];
}
