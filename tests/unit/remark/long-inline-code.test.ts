import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import rehypeLongInlineCode from '../../../src/lib/long-inline-code';

function code(value: string, className?: string[]): Element {
  return {
    type: 'element',
    tagName: 'code',
    properties: className ? { className } : {},
    children: [{ type: 'text', value }],
  };
}

function classOf(element: Element, parent = 'p'): unknown {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: parent, properties: {}, children: [element] }],
  };
  rehypeLongInlineCode()(tree);
  return element.properties.className;
}

describe('inline code', () => {
  it('stays in one piece up to 20 characters', () => {
    expect(classOf(code('--ion-safe-area-inse'))).toBeUndefined();
    expect(classOf(code('--ion-safe-area-inset'))).toEqual(['long']);
  });

  it('is not what a block holds', () => {
    expect(classOf(code('npm install @ionic/react @ionic/react-router'), 'pre')).toBeUndefined();
  });
});
