import { describe, expect, it } from 'vitest';
import { blockId, hashOf, linkTo, placeOf } from '../../../src/components/CodeLink/Panel/address';

describe('places in code', () => {
  it.each([
    ['#code-app-tsx', { id: 'code-app-tsx' }],
    ['#code-app-tsx:L3', { id: 'code-app-tsx', lines: [3, 3] }],
    ['#demo-button-fills:L3-L7', { id: 'demo-button-fills', lines: [3, 7] }],
    ['#code-app-tsx:L7-3', { id: 'code-app-tsx', lines: [3, 7] }],
    ['#code-%E5%A4%89%E6%9B%B4:L2', { id: 'code-変更', lines: [2, 2] }],
    ['#demo-router-basic:app.routes.ts', { id: 'demo-router-basic', file: 'app.routes.ts' }],
    [
      '#demo-router-basic:app.routes.ts:L3-L7',
      { id: 'demo-router-basic', file: 'app.routes.ts', lines: [3, 7] },
    ],
  ])('%s is read', (hash, place) => {
    expect(placeOf(hash)).toEqual(place);
  });

  it('are no headings, and nothing that follows the lines', () => {
    expect(placeOf('#ionic-8')).toBeUndefined();
    expect(placeOf('#code-app:L3x')).toBeUndefined();
  });

  it('are written as they are read', () => {
    for (const hash of [
      '#code-a',
      '#code-a:L3',
      '#demo-a-b:L3-L7',
      '#demo-a-b:x.ts',
      '#demo-a-b:x.ts:L3',
    ]) {
      expect(hashOf(placeOf(hash) ?? { id: '' })).toBe(hash);
    }
  });

  it('have ids of their titles, whose number tells blocks of one title apart', () => {
    expect(blockId('src/app/home.page.ts', 0)).toBe('code-src-app-home-page-ts');
    expect(blockId('index.html', 2)).toBe('code-index-html-3');
    expect(blockId('変更前と変更後', 0)).toBe('code-変更前と変更後');
  });
});

describe('links to code', () => {
  const place = { id: 'code-変更', lines: [2, 4] as const };
  const vue = new Map([['framework', 'vue']]);

  it('keep what the address asks for, and choose the tab of the code', () => {
    const here = 'https://docs.example/api/modal?mode=md&framework=react#sheet';
    expect(linkTo(place, vue, here)).toBe(
      'https://docs.example/api/modal?mode=md&framework=vue#code-%E5%A4%89%E6%9B%B4:L2-L4',
    );
    expect(linkTo({ id: 'code-a' }, new Map(), 'https://docs.example/api/modal')).toBe(
      'https://docs.example/api/modal#code-a',
    );
  });

  it('stand behind the route with the hash router', () => {
    expect(
      linkTo({ id: 'code-a' }, vue, 'file:///docs/index.html#/api/modal?framework=react#x'),
    ).toBe('file:///docs/index.html#/api/modal?framework=vue#code-a');
  });
});
