import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { highlightText } from '../../../src/lib/highlight';
import rehypeInlineCode from '../../../src/remark/inline-code';

function propertiesOf(value: string, parent = 'td'): unknown {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value }],
  };
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: parent, properties: {}, children: [code] }],
  };
  rehypeInlineCode()(tree);
  return code.properties;
}

describe('a color in a text', () => {
  it.each(['#fff', '#0054e9', '#0054e980', 'rgb(0, 84, 233)', 'rgb(0 84 233 / 50%)'])(
    'is shown: %s',
    (color) => {
      expect(propertiesOf(color)).toEqual({ className: ['swatch'], style: `--swatch:${color}` });
    },
  );

  it.each(['#content', '#12345', 'rgb(…)', 'rgba(var(--ion-color-primary-rgb), 0.5)', 'a #fff'])(
    'is none in %s',
    (text) => {
      expect(propertiesOf(text)).not.toHaveProperty('style');
    },
  );
});

describe('code within a text', () => {
  it('stays in one piece up to 20 characters', () => {
    expect(propertiesOf('--ion-safe-area-inse')).toEqual({});
    expect(propertiesOf('--ion-safe-area-inset')).toEqual({ className: ['long'] });
  });

  it('is not what a block holds', () => {
    expect(propertiesOf('npm install @ionic/react @ionic/react-router', 'pre')).toEqual({});
  });
});

describe('a color in a style sheet', () => {
  it('is shown where it is a value', () => {
    expect(highlightText('a {\n  color: #abc;\n}\n', 'css')).toContain(
      '<span class="swatch" style="--swatch:#abc">#abc</span>',
    );
  });

  it('is no id, no comment and no text of another language', () => {
    expect(highlightText('#abc { } /* #abc */\n', 'css')).not.toContain('swatch');
    expect(highlightText("this.#abc = '#abc';\n", 'ts')).not.toContain('swatch');
  });
});
