import { expect, it } from 'vitest';
import { shortType } from '../../../plugins/reference/render/members';

const type = (text: string, alias?: string) => ({
  text,
  references: {},
  ...(alias !== undefined && { alias }),
});

it('shows up to six values, however long they are together', () => {
  const six = '"bounded" | "full" | "inset" | "decimal" | "numeric" | undefined';
  expect(shortType(type(six))).toBe(six);
  expect(shortType(type(`${six} | "none"`))).toBe('"bounded" | "full" | "inset" | "decimal" | …');
});

it('shows the name of a longer type, or as much of it as a line holds', () => {
  const text = '((from: HTMLElement, to: HTMLElement) => Animation) | undefined';
  expect(shortType(type(text, 'Builder'))).toBe('Builder');
  expect(shortType(type(text))).toBe('((from: HTMLElement, to: HTMLElement) =>…');
  expect(shortType(type('boolean | undefined'))).toBe('boolean | undefined');
});
