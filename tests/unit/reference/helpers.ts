import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { evaluate, type EvaluateOptions } from '@mdx-js/mdx';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { type Plugin } from 'unified';
import { VFile } from 'vfile';
import {
  referenceRehype,
  referenceRemark,
  type ReferenceOptions,
} from '../../../plugins/reference';
import type { Labels } from '../../../plugins/reference/labels';
import { LOCALE_SETTINGS } from '../../../config/locales';
import { settingsOf } from '../../../config/site';
import { outputFile } from '../../../src/lib/output-file';

/** What links a heading to itself; its own tests see it. */
const HEADING_LINK = /<a class="hash-link"[^>]*>[^<]*<\/a>/g;

/** As the site's component of that name, without the site. */
function StaticHtml({ as, html, ...props }: { as: string; html: string }): ReactNode {
  return createElement(as, { ...props, dangerouslySetInnerHTML: { __html: html } });
}

/** The project itself: its packages are the real sources. */
export const ROOT = resolve(__dirname, '../../..');

export const COMPONENT_PACKAGES = { current: '@ionic/core', v7: 'ionic-core-v7' };

const load = createRequire(join(ROOT, 'package.json'));
const headings = load('@docusaurus/mdx-loader/lib/remark/headings').default as Plugin<
  [{ anchorsMaintainCase: boolean }]
>;
const toc = load('@docusaurus/mdx-loader/lib/remark/toc').default as Plugin;

/** The words of the reference in a locale of the site. */
export function labelsIn(locale: string): Labels {
  return settingsOf({ locales: LOCALE_SETTINGS, locale }).reference;
}

function options(over: Partial<ReferenceOptions> = {}): ReferenceOptions {
  const { locale = 'en' } = over;
  return {
    siteDir: ROOT,
    locale,
    labels: labelsIn(locale),
    components: COMPONENT_PACKAGES,
    ...over,
  };
}

/** Where a page of a tree would be. */
export function pageFile(siteDir: string, version: string, page: string): string {
  const tree = version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
  return join(siteDir, tree, `${page}.mdx`);
}

interface TocEntry {
  value: string;
  id: string;
  level: number;
}

export interface Compiled {
  html: string;
  toc: TocEntry[];
}

/** Compiles a page with MDX and with the plugins of Docusaurus that read headings, and renders it. */
export async function compile(
  markdown: string,
  path: string,
  over: Partial<ReferenceOptions> = {},
): Promise<Compiled> {
  const file = new VFile({ path, value: markdown });
  const module = await evaluate(file, {
    ...(runtime as unknown as EvaluateOptions),
    Fragment,
    remarkPlugins: [
      [referenceRemark, options(over)],
      remarkFrontmatter,
      [headings, { anchorsMaintainCase: false }],
      toc,
      remarkGfm,
    ],
    rehypePlugins: [[referenceRehype, { labels: labelsIn(over.locale ?? 'en') }]],
  });
  const html = renderToStaticMarkup(
    createElement(module.default, { components: { StaticHtml } } as never),
  );
  return {
    html: html.replace(HEADING_LINK, ''),
    toc: (module as unknown as { toc: TocEntry[] }).toc,
  };
}

/** The message of what a promise rejects with, as a build log shows it. */
export async function rejection(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('expected a rejection');
}

type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page, in order. */
export function elements(html: string): Element[] {
  const visit = (node: DefaultTreeAdapterTypes.Node): Element[] => [
    ...('tagName' in node ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(visit) : []),
  ];
  return visit(parse(html));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Ids of a page, in order, repetitions included. */
export function idsOf(html: string): string[] {
  return elements(html).flatMap((element) => attribute(element, 'id') ?? []);
}

/** Text with every run of white space as one space. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A folder with the given files; objects are written as JSON. */
export function makeSite(files: Record<string, string | object>): string {
  const dir = mkdtempSync(join(tmpdir(), 'reference-'));
  for (const [path, content] of Object.entries(files)) {
    outputFile(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return dir;
}
