import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Nodes, Paragraph, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { DEFAULT_LOCALE } from '../../../config/locales';
import { readPage, startOf } from '../../lib/page';
import { NEEDS, PageFault, type Need, type Step, type Where } from './types';

const SHELLS = ['shell', 'bash', 'sh'];
const TITLE = /\btitle="([^"]+)"/;
const PATH = /^[\w@.-]+(?:\/[\w@.-]+)*$/;
/** Begins a sentence that names files to delete, or ends a sentence. */
const DELETE = /(?:^|[.;]\s+|\bThen )delete\b|\.(?=\s|$)/gi;
/** In Japanese, what stands behind the names of files to delete, and what stands between them. */
const DELETED = /^(?:フォルダー)?(?:を|の中身をすべて)削除/;
const AND = /^(?:フォルダー)?(?:と|、|と、)(?:フォルダー)?$/;

function attributeOf(node: MdxJsxFlowElement, name: string): unknown {
  return node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
}

/** Parts of a page in its order, without the tabs for another framework than the reader's. */
export function* partsOf(node: Nodes, framework: string): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  const isChoice =
    node.type === 'mdxJsxFlowElement' && attributeOf(node, 'groupId') === 'framework';
  for (const child of node.children) {
    const isForOthers =
      isChoice && child.type === 'mdxJsxFlowElement' && attributeOf(child, 'value') !== framework;
    if (!isForOthers) yield* partsOf(child, framework);
  }
}

function needsOf(meta: string, where: Where): Need[] {
  const declared = /\bneeds="([^"]*)"/.exec(meta)?.[1]?.split(/,\s*/) ?? [];
  const wrong = declared.find((need) => !NEEDS.includes(need as Need));
  if (wrong !== undefined) {
    throw new PageFault(where, 'needs', `got "${wrong}", accepts ${NEEDS.join(', ')}`);
  }
  return declared as Need[];
}

function stepOf({ lang = '', meta, value }: Code, where: Where): Step[] {
  if (SHELLS.includes(lang ?? '')) {
    const commands = value
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    return [{ ...where, kind: 'commands', commands, needs: needsOf(meta ?? '', where) }];
  }
  const path = TITLE.exec(meta ?? '')?.[1];
  // A change may be titled by what it is for, in a word
  const isPath = PATH.test(path ?? '') && (lang !== 'diff' || /[./]/.test(path ?? ''));
  if (path === undefined || !isPath) {
    return lang === 'diff' ? [{ ...where, kind: 'change', code: `${value}\n` }] : [];
  }
  return [{ ...where, kind: 'file', path, language: lang ?? '', code: `${value}\n` }];
}

/**
 * Files that a paragraph tells to delete: what stands as code in a sentence that begins so, or in Japanese in one
 * that ends so.
 */
export function deletedIn({ children }: Paragraph): string[] {
  const paths: string[] = [];
  let isDeleting = false;
  let named: string[] = [];
  for (const child of children) {
    if (child.type === 'inlineCode') {
      if (!PATH.test(child.value)) continue;
      if (isDeleting) paths.push(child.value);
      else named.push(child.value);
      continue;
    }
    const text = (child as Text).value ?? '';
    for (const [found] of text.matchAll(DELETE)) isDeleting = found !== '.';
    if (DELETED.test(text)) paths.push(...named);
    if (!AND.test(text)) named = [];
  }
  return paths;
}

/**
 * Reads what a page asks its reader to do, in its order: files that it shows with their path, files that it
 * tells to delete, and commands.
 *
 * @param framework whose tabs are read, where the page has tabs for frameworks
 * @throws PageFault for a fence that says something unknown
 */
export function readSteps(root: string, page: string, framework: string): Step[] {
  const text = readFileSync(join(root, page), 'utf8');
  const { tree } = readPage(page, DEFAULT_LOCALE, text);
  const steps: Step[] = [];
  let heading = '';
  for (const node of partsOf(tree, framework)) {
    const where: Where = { page, line: startOf(node).line, heading };
    if (node.type === 'heading') {
      const line = text.split('\n')[where.line - 1] ?? '';
      heading = line.replace(/^#+\s*|\s*\{#.*$/g, '');
    } else if (node.type === 'code') {
      steps.push(...stepOf(node, where));
    } else if (node.type === 'paragraph') {
      steps.push(...deletedIn(node).map((path): Step => ({ ...where, kind: 'delete', path })));
    }
  }
  return steps;
}
