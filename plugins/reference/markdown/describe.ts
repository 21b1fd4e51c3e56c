import type { Link, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Translate } from '../translations';
import { parseMarkdown, writtenText } from './parse';

/** What a description needs to know of the page that shows it. */
export interface DescriptionContext {
  /** Resolves a link as written; nothing means that only its text is kept. */
  resolveLink(url: string): string | undefined;
  /** Words for a link that says nothing but its address, in Markdown, by what the address was resolved to. */
  titleOf?(address: string): string | undefined;
  /** Translation of a block, where the page is not in English. */
  translate?: Translate;
}

/** What a link says: an address of this site gives way to the title of what is there. */
function wordsOf(link: Link, address: string, context: DescriptionContext): PhrasingContent[] {
  const title = toString(link) === link.url ? context.titleOf?.(address) : undefined;
  const [line] = parseMarkdown(title ?? '').flatMap((block) => forPage(block, context));
  return line?.type === 'paragraph' ? line.children : link.children;
}

/**
 * A copy for the page: links resolved, those that lead nowhere replaced by their text, and without
 * positions, which belong to another text than the page's and would mislead an error message.
 */
function forPage(node: RootContent, context: DescriptionContext): RootContent[] {
  const copy = { ...node };
  delete copy.position;
  if ('children' in copy) {
    const children = copy.children.flatMap((child) => forPage(child, context));
    Object.assign(copy, { children });
  }
  if (copy.type !== 'link') return [copy];
  const url = context.resolveLink(copy.url);
  return url === undefined
    ? copy.children
    : [{ ...copy, url, children: wordsOf(copy, url, context) }];
}

function inEnglish(block: RootContent): RootContent {
  const data = { ...block.data, hProperties: { lang: 'en' } };
  return { ...block, data } as RootContent;
}

function localized(
  block: RootContent,
  source: string,
  translate: Translate | undefined,
): readonly RootContent[] {
  if (!translate || block.type === 'code') return [block];
  const translation = translate(source);
  return translation === undefined ? [inEnglish(block)] : parseMarkdown(translation);
}

/**
 * Turns a Markdown description into blocks for the page: translated where the memory has the
 * block, marked `lang="en"` where it has not, with links resolved.
 */
export function describe(markdown: string, context: DescriptionContext): RootContent[] {
  return parseMarkdown(markdown)
    .flatMap((block) => localized(block, writtenText(block, markdown), context.translate))
    .flatMap((block) => forPage(block, context));
}
