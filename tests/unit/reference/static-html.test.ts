import { evaluateSync, type EvaluateOptions } from '@mdx-js/mdx';
import type { Root, RootContent } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { labelsIn } from './helpers';
import { referenceRehype } from '../../../plugins/reference';
import {
  code,
  codeLines,
  element,
  facts,
  link,
  paragraph,
} from '../../../plugins/reference/render/nodes';
import { asStatic } from '../../../plugins/reference/static-html';

/** Shows what became a block of HTML, and in what element. */
function StaticHtml({ as, html, ...props }: { as: string; html: string }): ReactNode {
  return createElement(as, {
    ...props,
    'data-static': '',
    dangerouslySetInnerHTML: { __html: html },
  });
}

function render(nodes: RootContent[], locale = 'en', generated = true): string {
  const children = generated ? nodes.map(asStatic) : nodes;
  const { default: Page } = evaluateSync('', {
    ...(runtime as unknown as EvaluateOptions),
    Fragment,
    remarkPlugins: [() => (root: Root) => ({ ...root, children })],
    rehypePlugins: [[referenceRehype, { labels: labelsIn(locale) }]],
  });
  return renderToStaticMarkup(createElement(Page, { components: { StaticHtml } }));
}

describe('a block of the reference', () => {
  it('is one string of HTML in its element', () => {
    expect(render(facts([['Type', code([{ type: 'text', value: 'a < b' }], 'ref-type')]]))).toBe(
      '<dl class="ref-facts" data-static=""><dt>Type</dt><dd><code class="ref-type">a &#x3C; b</code></dd></dl>',
    );
  });

  it.each(['./other', 'https://ionicframework.com', '/docs/api/modal'])(
    'with a link to %s is left to the theme',
    (url) => {
      expect(render([paragraph(link(url, 'there'))])).toBe(`<p><a href="${url}">there</a></p>`);
    },
  );

  it('with an example is left to the theme, which shows it with its buttons', () => {
    const example: RootContent = { type: 'code', lang: 'ts', value: 'x' };
    expect(render([element('div', {}, [example])])).toBe(
      '<div><pre><code class="language-ts">x\n</code></pre></div>',
    );
  });

  it('of lines of code keeps their indentation', () => {
    expect(render([codeLines('a {\n  b\n}')])).toBe(
      '<pre class="ref-listing" data-static=""><code>a {\n  b\n}</code></pre>',
    );
  });

  it('breaks the lines of a type after the sign between its parts', () => {
    expect(render([paragraph(code('a | b', 'ref-type'))])).toContain('a\u00A0| b');
    expect(render([paragraph(code('a | b'))])).toContain('a | b');
  });
});
