import { describe, expect, it } from 'vitest';
import { inlineTexts } from '../../../plugins/engine/loaders/texts.cjs';

const IMPORT = "import Translate, { translate } from '@docusaurus/Translate';\n";
const JA = { 'a.title': '表題', 'a.{count}': '"{count}"件' };

function inlined(code: string, translations: Record<string, string> = JA): string {
  return inlineTexts(IMPORT + code, translations)
    .slice(IMPORT.length)
    .replace(/\s+/g, ' ');
}

describe('a call', () => {
  const call = `translate({ id: 'a.title', message: 'Title', description: 'Of a page' })`;

  it('has the text of the language, and neither id nor description', () => {
    expect(inlined(call)).toBe('translate({ message: "表題" })');
    expect(inlined(`translate({ id: 'a.title' })`)).toBe('translate({ message: "表題" })');
  });

  it('keeps its own text where there is no other', () => {
    expect(inlined(call, {})).toBe(`translate({ message: 'Title' })`);
    expect(inlined("translate({ message: 'One ' + `two`, id: 'b' }, { a: 1 })")).toBe(
      "translate({ message: 'One ' + `two` }, { a: 1 })",
    );
  });

  it('keeps its values', () => {
    expect(inlined(`translate({ id: 'a.{count}', message: '{count}' }, { count })`)).toBe(
      'translate({ message: "\\"{count}\\"件" }, { count })',
    );
  });
});

describe('an element', () => {
  const element =
    '<Translate id="a.title" description="Of a page" values={{ x: <b /> }}>Title</Translate>';

  it('has the text of the language, and neither id nor description', () => {
    expect(inlined(element)).toBe('<Translate values={{ x: <b /> }}>{"表題"}</Translate>');
  });

  it('keeps its own text where there is no other', () => {
    expect(inlined(element, {})).toBe('<Translate values={{ x: <b /> }}>Title</Translate>');
  });
});

it('changes nothing in a module that does not use them', () => {
  const code = "translate({ id: 'a.title' });";
  expect(inlineTexts(code, JA)).toBe(code);
});

it.each([
  'translate({ id: `a.${name}`, message: "A" })',
  'translate(declaration)',
  "translate({ id: 'missing' })",
  '<Translate id={name}>A</Translate>',
])('stops at %s, which the lookup alone could answer', (code) => {
  expect(() => inlined(code)).toThrow(
    'line 2: expected a text whose id is a literal; the lookup at run time is left out of a built site',
  );
});
