import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import rehypeHighlightCode from '../../../src/remark/highlight';

function codeElement(text: string, language: string | undefined, meta?: string): Element {
  return {
    type: 'element',
    tagName: 'code',
    properties: language ? { className: [`language-${language}`] } : {},
    // What a fence says behind its language; the parser of HTML, which always has positions, adds one to the type
    data: meta ? ({ meta } as Element['data']) : undefined,
    children: [{ type: 'text', value: text }],
  };
}

function highlight(text: string, language?: string, meta?: string): string {
  const code = codeElement(text, language, meta);
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
  const tree: Root = { type: 'root', children: [pre] };
  rehypeHighlightCode()(tree, {
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return String(code.properties.highlighted);
}

describe('rehypeHighlightCode', () => {
  it('gives each kind of token one short class and unwraps the rest', () => {
    const html = highlight("const name = 'x'; // why\n", 'ts');
    expect(html).toContain('<span class="tk">const</span>');
    expect(html).toContain('<span class="ts">\'x\'</span>');
    expect(html).toContain('<span class="tc">// why</span>');
    expect(html).not.toContain('token');
  });

  it('escapes what would be markup', () => {
    const html = highlight('<script>alert("&")</script>\n', 'text');
    expect(html).not.toContain('<script');
    expect(html).toContain('&#x3C;script>');
  });

  it('marks the lines of a range and nothing else', () => {
    const html = highlight('a\nb\nc\n', 'text', '{2}');
    expect(html.match(/theme-code-block-highlighted-line/g)).toHaveLength(1);
    expect(html).toContain('<span class="theme-code-block-highlighted-line">b\n</span>');
  });

  it.each([
    ['template', '<ion-list></ion-list>', '<span class="tp">&#x3C;</span>ion-list'],
    ['styles', 'ion-list { color: red; }', '<span class="ta">color</span>'],
  ])('reads what an Angular component has inline: %s', (property, text, token) => {
    const source = `@Component({ ${property}: \`\n  ${text}\n\` }) class A { x = \`y\`; }\n`;
    const html = highlight(source, 'ts');
    expect(html).toContain(token);
    expect(html).toContain('<span class="ts">y</span>');
  });

  it('marks added and removed lines of a diff', () => {
    const html = highlight('-old\n+new\n', 'diff');
    expect(html).toContain('<span class="td">');
    expect(html).toContain('<span class="ti">');
  });

  it('stops at a language that it does not know', () => {
    expect(() => highlight('x\n', 'klingon')).toThrow(
      'code fence names the language "klingon", accepts one that Prism knows, or "text"',
    );
  });
});
