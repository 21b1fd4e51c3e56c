import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { canonicalPaths, withCanonicals } from '../../../plugins/docs/canonical';

function version(isLast: boolean, prefix: string, ...docs: object[]): object {
  const own = docs.map((doc) => {
    const { id } = doc as { id: string };
    return { permalink: `${prefix}${id}`, draft: false, unlisted: false, frontMatter: {}, ...doc };
  });
  return { isLast, docs: own };
}

it('a page may name the page of the newest version that is about its subject', () => {
  const content = (named: unknown): LoadedContent =>
    ({
      loadedVersions: [
        version(true, '/docs/', { id: 'api/picker' }, { id: 'api/picker-legacy' }),
        version(false, '/docs/v7/', {
          id: 'api/picker',
          source: '@site/versioned_docs/version-v7/api/picker.mdx',
          frontMatter: { canonical_id: named },
        }),
      ],
    }) as unknown as LoadedContent;
  expect([...canonicalPaths(withCanonicals(content('api/picker-legacy')))]).toEqual([
    ['/docs/v7/api/picker', '/docs/api/picker-legacy'],
  ]);
  expect(() => withCanonicals(content('api/picker-old'))).toThrow(
    'versioned_docs/version-v7/api/picker.mdx: canonical_id: got "api/picker-old", accepts the id of a page of the newest version, such as api/modal',
  );
});
