import { describe, expect, it } from 'vitest';
import { mendAttributes } from '../../../plugins/engine/client/react/attributes';

/** What is left of an element's attributes once they have been mended, and how often one was written or removed. */
function mended(
  served: Record<string, string>,
  props: Record<string, unknown>,
): [attributes: Record<string, string>, changes: number] {
  const attributes = new Map(Object.entries(served));
  let changes = 0;
  const element = {
    getAttributeNames: () => [...attributes.keys()],
    getAttribute: (name: string) => attributes.get(name) ?? null,
    removeAttribute: (name: string) => {
      changes += 1;
      attributes.delete(name);
    },
    setAttribute: (name: string, value: string) => {
      changes += 1;
      attributes.set(name, value);
    },
  };
  mendAttributes(element as unknown as Element, props);
  return [Object.fromEntries(attributes), changes];
}

describe('an element that the server has sent', () => {
  it.each([
    ['as it should be', { class: 'a b', href: '/docs/' }, { className: 'a b', href: '/docs/' }],
    ['with a class that says nothing', {}, { className: '' }],
    ['with attributes that nobody sees', { id: 'x', style: 'top: 0' }, { style: { top: 1 } }],
    ['hidden', { hidden: '' }, { hidden: true }],
    ['shown', {}, { hidden: false, title: undefined }],
  ])('is left alone: %s', (_, served, props) => {
    expect(mended(served, props)).toEqual([served, 0]);
  });

  it.each([
    ['another class', { class: 'a' }, { className: 'b' }, { class: 'b' }],
    ['a class no more', { class: 'a' }, { className: undefined }, {}],
    ['another address', { href: '/docs/v7/' }, { href: '/docs/' }, { href: '/docs/' }],
    ['hidden by now', {}, { hidden: true }, { hidden: '' }],
    ['shown by now', { hidden: '' }, { hidden: false }, {}],
    [
      'pressed no more',
      { 'aria-pressed': 'true' },
      { 'aria-pressed': false },
      { 'aria-pressed': 'false' },
    ],
    ['no longer the page that is open', { 'aria-current': 'page' }, {}, {}],
  ])('is mended: %s', (_, served, props, attributes) => {
    expect(mended(served, props)).toEqual([attributes, 1]);
  });
});
