import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { neighbors, relatedPages } from '../../../src/theme/DocItem/Paginator/ways';

const page = (label: string, family?: string): object => ({
  type: 'link',
  label,
  href: `/${label}`,
  ...(family && { customProps: { family } }),
});
const group = (...items: object[]): object => ({ type: 'category', label: 'Group', items });

const sidebar = (...items: object[]): PropSidebarItem[] => items as PropSidebarItem[];

describe('the previous and the next page', () => {
  const GUIDES = sidebar(
    page('start'),
    group(page('angular/one'), page('angular/two')),
    group(page('vue/one')),
    page('end'),
  );
  const around = (path: string, skipped: RegExp): (string | undefined)[] => {
    const { previous, next } = neighbors(GUIDES, path, (other) => !skipped.test(other));
    return [previous?.permalink, next?.permalink];
  };

  it('pass over pages that are not for the reader', () => {
    expect(around('/start', /angular/)).toEqual([undefined, '/vue/one']);
    expect(around('/end', /angular/)).toEqual(['/vue/one', undefined]);
    expect(around('/angular/two', /vue/)).toEqual(['/angular/one', '/end']);
  });

  it('are there on a page that is itself not for the reader', () => {
    expect(around('/vue/one', /vue/)).toEqual(['/angular/two', '/end']);
  });

  it('are not there on a page that the sidebar does not have', () => {
    expect(around('/elsewhere', /vue/)).toEqual([undefined, undefined]);
  });
});

describe('the related components', () => {
  const COMPONENTS = sidebar(
    page('all'),
    group(page('ion-a'), page('ion-a-part', 'ion-a'), page('ion-b'), page('ion-b-part', 'ion-b')),
    group(page('ion-c')),
  );
  const related = (label: string): string[] =>
    relatedPages(COMPONENTS, `/${label}`).map((item) => item.label);

  it('are the family, then the first of the other families in the group', () => {
    expect(related('ion-a')).toEqual(['ion-a-part', 'ion-b']);
    expect(related('ion-b-part')).toEqual(['ion-b', 'ion-a']);
  });

  it('are none where a page is alone, or in no group', () => {
    expect(related('ion-c')).toEqual([]);
    expect(related('all')).toEqual([]);
  });
});
