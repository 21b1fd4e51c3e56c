import { describe, expect, it } from 'vitest';
import type { VersionProps } from '../../../plugins/docs/types';
import { withoutDocs } from '../../../plugins/docs/version-props';

function props(docs: object, ...items: object[]): VersionProps {
  const docsSidebars = { docs: [{ type: 'category', label: 'A', items }] };
  return { version: { label: 'v8', docs, docsSidebars } } as unknown as VersionProps;
}

const link = (over: object): object => ({ type: 'link', href: '/docs/b', label: 'B', ...over });
const outside = { type: 'link', href: 'https://example.com', label: 'C' };

describe('the data of a version', () => {
  const before = props(
    { 'a/b': { id: 'a/b', title: 'B', description: 'About b' } },
    link({ docId: 'a/b', unlisted: false }),
    link({ docId: 'c', unlisted: true }),
    outside,
  );

  it('lose the list of its pages, and keep its sidebars', () => {
    const copy = structuredClone(before);
    expect(withoutDocs(before)).toEqual(
      props(
        { page: {} },
        link({ docId: 'page' }),
        link({ docId: 'page', unlisted: true }),
        outside,
      ),
    );
    expect(before).toEqual(copy);
  });

  it('that are not there stop the build', () => {
    expect(() => withoutDocs(undefined)).toThrow(/plugins\/docs: expected .* props\.version/);
  });
});
