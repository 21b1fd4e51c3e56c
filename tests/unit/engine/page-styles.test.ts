import { expect, it } from 'vitest';
import nameChunks from '../../../plugins/engine/loaders/registry-chunks.cjs';
import { withPageStyles } from '../../../plugins/engine/server/page-styles';

const css = (name: string): { file: string }[] => [{ file: `${name}.css` }];
const js = (name: string): { file: string }[] => [{ file: `${name}.js` }];

it('leaves of the files of a page its own style sheets, and all of those that every page has', () => {
  const manifest = {
    entrypoints: ['main'],
    origins: {
      main: ['styles', 'main'],
      list: ['styles', 'list', 'blog', 'shared'],
      page: ['styles', 'page'],
    },
    assets: {
      styles: { css: css('styles') },
      main: { js: js('main') },
      blog: { css: css('blog') },
      list: { js: js('list'), css: css('list') },
      shared: { js: js('shared') },
      page: { js: js('page') },
    },
  };
  const { entrypoints, origins, assets } = withPageStyles(manifest);
  const filesOf = (name: string): string[] =>
    (origins[name] ?? []).flatMap((chunk) =>
      Object.values(assets[chunk] ?? {}).flatMap((files = []) => files.map(({ file }) => file)),
    );
  expect(entrypoints).toEqual(['main']);
  expect(filesOf('main')).toEqual(['styles.css', 'main.js']);
  expect(filesOf('list')).toEqual(['list.css', 'blog.css']);
  expect(filesOf('page')).toEqual([]);
});

it('names the chunk of a page in place of its file', () => {
  const entry = (second: string): string =>
    `"0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@site/a.mdx"), "${second}", require.resolveWeak("@site/a.mdx")],`;
  expect(nameChunks(entry('@site/a.mdx'))).toBe(entry('0a1b'));
  expect(() => nameChunks('export default {};')).toThrow(
    'registry.js: no entry [() => import(/* webpackChunkName: "name" */ "file"), "file", id]; adapt plugins/engine/replacements/page-styles.ts to it',
  );
});
