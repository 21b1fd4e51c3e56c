import { expect, it } from 'vitest';
import { decodableHash } from '../../../plugins/page-scripts/client/hash';

it.each([
  ['', ''],
  ['#usage', '#usage'],
  ['#%E4%BD%BF', '#%E4%BD%BF'],
  ['#50%', '#50%25'],
  ['#100%zz', '#100%25zz'],
  ['#%', '#%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%ff', '#%25ff'],
])('%j becomes %j', (hash, expected) => {
  expect(decodableHash(hash)).toBe(expected);
  expect(() => decodeURIComponent(decodableHash(hash))).not.toThrow();
});
