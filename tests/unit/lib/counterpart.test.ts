import { expect, it } from 'vitest';
import { counterparts, nearestCounterpart } from '../../../src/lib/counterpart';

const LONG = 'react/adding-ionic-react-to-an-existing-react-project';

const DOCS = [
  'angular/add-to-existing',
  'angular/overview',
  'angular/testing',
  'api/modal',
  LONG,
  'react/overview',
  'react/testing/introduction',
  'react/testing/unit-testing/setup',
  'vue/add-to-existing',
].map((id) => ({ id, path: `/docs/${id}` }));

it.each([
  ['vue/add-to-existing', ['angular/add-to-existing', LONG]],
  [LONG, ['angular/add-to-existing', 'vue/add-to-existing']],
  ['angular/testing', ['react/testing/introduction']],
  ['react/testing/unit-testing/setup', []],
  ['api/modal', []],
])('The page about the same as %s for each other framework that has one', (id, others) => {
  expect(counterparts(DOCS, id).map(({ path }) => path)).toEqual(
    others.map((other) => `/docs/${other}`),
  );
});

it.each([
  ['angular/testing', 'react', '/docs/react/testing/introduction'],
  ['react/testing/unit-testing/setup', 'angular', '/docs/angular/testing'],
  ['vue/add-to-existing', 'react', `/docs/${LONG}`],
  // Pages for a framework, but none about this: its first one
  ['react/navigation', 'angular', '/docs/angular/overview'],
  ['vue/add-to-existing', 'javascript', undefined],
  ['react/testing/introduction', 'react', undefined],
  ['api/modal', 'react', undefined],
] as const)('A reader of %s who chooses %s is led to the nearest page', (id, wanted, path) => {
  expect(nearestCounterpart(DOCS, id, wanted)).toBe(path);
});

it('From a first page a reader is led to what the last guide was about', () => {
  expect(nearestCounterpart(DOCS, 'angular/overview', 'react', 'vue/add-to-existing')).toBe(
    `/docs/${LONG}`,
  );
});
