import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import ts from 'typescript';
import { filesBelow } from '../../../src/lib/files-below';
import { listPages } from '../../../src/lib/list-pages';
import { DEFAULT_LOCALE, LOCALES } from '../../../config/locales';
import { translationTrees } from '../../../config/translation';
import { readJson, readYaml } from '../content/site/files';
import { readPage, startOf } from '../../lib/page';

/** A text that readers see, and where it is written. */
export interface Text {
  path: string;
  line: number;
  /** Without code, which stands in it as {@link CODE}. */
  text: string;
  /** Sentences of the page's own, those of its lists, or a title, a cell or a label. */
  kind: 'body' | 'list' | 'phrase';
}

/** What stands for a piece of code in a sentence: a name, for rules that read grammar. */
const CODE = 'X';

/** Keys of the front matter, and attributes of elements, that readers see. */
const SEEN = ['title', 'description', 'sidebar_label', 'alt', 'caption', 'label', 'aria-label'];

/** A node's text in one line. */
function textOf(node: Nodes): string {
  if (node.type === 'mdxTextExpression' && /^\s*\/\*.*\*\/\s*$/s.test(node.value)) return '';
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return CODE;
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Texts of a page in their order: of its front matter, its paragraphs, cells and headings, and of attributes. */
export function textsOfPage(path: string, locale: string, source: string): Text[] {
  const { frontMatter = {}, lines, tree } = readPage(path, locale, source);
  const found: Text[] = SEEN.filter((key) => typeof frontMatter[key] === 'string').map((key) => ({
    path,
    line: lines.findIndex((line) => line.startsWith(`${key}:`)) + 1,
    text: frontMatter[key] as string,
    kind: 'phrase',
  }));
  const add = (node: Nodes, kind: Text['kind'], text: string) =>
    found.push({ path, line: startOf(node).line, text, kind });
  const walk = (node: Nodes, isListed: boolean): void => {
    if (node.type === 'image') add(node, 'phrase', node.alt ?? '');
    if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const attribute of node.attributes) {
        if (!('name' in attribute) || !SEEN.includes(attribute.name)) continue;
        if (typeof attribute.value === 'string') add(node, 'phrase', attribute.value);
      }
    }
    if (node.type === 'heading') add(node, 'phrase', textOf(node).replace(/\s*\{#.*\}$/, ''));
    if (node.type === 'tableCell') add(node, 'phrase', textOf(node));
    if (node.type === 'paragraph') {
      // Labels of a drawing are elements next to each other
      const isDrawn = node.children.every(
        (child) => child.type === 'mdxJsxTextElement' || !textOf(child).trim(),
      );
      // The title of a note ends like a heading
      const isTitle = node.data !== undefined && 'directiveLabel' in node.data;
      if (isTitle) add(node, 'phrase', textOf(node));
      else if (!isDrawn) add(node, isListed ? 'list' : 'body', textOf(node));
      else node.children.forEach((child) => add(child, 'phrase', textOf(child)));
    }
    if (!('children' in node)) return;
    node.children.forEach((child) => walk(child, isListed || node.type === 'listItem'));
  };
  walk(tree, false);
  return found;
}

/** Strings below the keys of a file of data that are texts: all, or those of the keys that say so. */
function stringsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(?:description|permalink|source)$/.test(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => stringsOf(below, name));
}

/** Line of a string in a file, which may have escaped it. */
function lineOf(source: string, text: string): number {
  const at = Math.max(source.indexOf(JSON.stringify(text)), source.indexOf(text), 0);
  return source.slice(0, at).split('\n').length;
}

const bare = (text: string) => text.replace(/<[^>]*>/g, '').replace(/`[^`]*`|\{\w+\}/g, CODE);

function phrases(path: string, source: string, texts: readonly string[]): Text[] {
  return texts.map((text) => ({
    path,
    line: lineOf(source, text),
    text: bare(text).replaceAll('\n', ' '),
    kind: 'phrase',
  }));
}

/** Texts of the interface in a source: in calls of `translate`, in `<Translate>`, or everything of a locale. */
function textsOfCode(path: string, source: string, isAll: boolean): Text[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    if (ts.isStringLiteralLike(node)) {
      const isMessage = ts.isPropertyAssignment(parent) && parent.name.getText() === 'message';
      if (isAll || isMessage) texts.push(node.text);
    }
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (isAll) texts.push(node.text);
    }
    if (ts.isJsxText(node) && ts.isJsxElement(parent)) {
      if (parent.openingElement.tagName.getText() === 'Translate') texts.push(node.text.trim());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return phrases(
    path,
    source,
    texts.filter((text) => /\p{L}/u.test(text)),
  );
}

/** Every file of a project that has texts in a locale, and how they are read. */
function readersOf(root: string, locale: string): Map<string, (path: string) => Text[]> {
  const readers = new Map<string, (path: string) => Text[]>();
  const source = (path: string) => readFileSync(join(root, path), 'utf8');
  const below = (folder: string, files: RegExp, read: (path: string) => Text[]) => {
    if (!existsSync(join(root, folder))) return;
    for (const file of filesBelow(join(root, folder))) {
      if (files.test(file)) readers.set(`${folder}/${file}`, read);
    }
  };
  const isDefault = locale === DEFAULT_LOCALE;
  for (const { source: own, translated } of translationTrees(locale)) {
    const folder = isDefault ? own : translated;
    if (!existsSync(join(root, folder))) continue;
    for (const file of listPages(join(root, folder))) {
      readers.set(`${folder}/${file}`, (path) => textsOfPage(path, locale, source(path)));
    }
  }
  const tags = (path: string) => {
    const { data, text } = readYaml(root, path) ?? { data: {}, text: '' };
    const labels = Object.values(data) as { label?: string; description?: string }[];
    return phrases(
      path,
      text,
      labels.flatMap(({ label = '', description = '' }) => [label, description]),
    );
  };
  const json = (path: string, texts: (data: Record<string, unknown>) => string[]) => {
    const { data, text } = readJson(root, path) ?? { data: {}, text: '' };
    return phrases(path, text, texts(data));
  };
  const titles = (path: string) =>
    json(path, ({ title }) => stringsOf((title as Record<string, unknown>)[locale]));
  below('src/demos', /\/meta\.json$/, titles);
  below('config/locales', new RegExp(`^${locale}\\.ts$`), (path) =>
    textsOfCode(path, source(path), true),
  );
  if (isDefault) {
    ['docs', 'versioned_docs', 'blog'].forEach((folder) =>
      below(folder, /(?:^|\/)tags\.yml$/, tags),
    );
    for (const folder of ['src', 'plugins']) {
      below(folder, /\.tsx?$/, (path) => textsOfCode(path, source(path), false));
    }
    // By the text in the demos' sources
    for (const other of LOCALES.filter((name) => name !== locale)) {
      below(`i18n/${other}`, /^demos\.json$/, (path) => json(path, Object.keys));
    }
  } else {
    below(`i18n/${locale}`, /(?:^|\/)tags\.yml$/, tags);
    below(`i18n/${locale}`, /\.json$/, (path) => json(path, stringsOf));
  }
  return readers;
}

/**
 * Texts of a locale, file by file.
 *
 * @param files paths relative to the root; all if there are none
 */
export function textsOf(root: string, locale: string, files: readonly string[] = []): Text[][] {
  const readers = readersOf(root, locale);
  return [...readers]
    .filter(([path]) => files.length === 0 || files.includes(path))
    .map(([path, read]) => read(path).filter(({ text }) => text.trim() !== ''));
}
