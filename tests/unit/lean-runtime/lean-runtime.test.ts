import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import leanRuntime from '../../../plugins/lean-runtime';
import importDefault from '../../../plugins/lean-runtime/import-default.cjs';
import stripFiles from '../../../plugins/lean-runtime/registry-loader.cjs';
import divideTexts from '../../../plugins/lean-runtime/texts-loader.cjs';
import stripPages from '../../../plugins/lean-runtime/version-loader.cjs';

describe('the registry of pages', () => {
  it('loses the names and ids of source files and nothing else', () => {
    const load = '[() => import(/* webpackChunkName: "01ef" */ "@site/docs/a.mdx")';
    const weak = 'require.resolveWeak("@site/docs/a(b).mdx")';
    expect(stripFiles(`  "01ef": ${load}, "@site/docs/a(b).mdx", ${weak}],\n`)).toBe(
      `  "01ef": ${load}],\n`,
    );
  });

  it('of another shape stops the build', () => {
    expect(() => stripFiles('export default {}')).toThrow(/registry\.js: no entry/);
  });
});

describe('the data of a version', () => {
  it('lose the list of its pages, and keep its sidebars', () => {
    const link = (over: object): object => ({ type: 'link', href: '/docs/b', label: 'B', ...over });
    const data = (docs: object, ...items: object[]): string =>
      JSON.stringify({
        version: { docs, docsSidebars: { docs: [{ type: 'category', label: 'A', items }] } },
      });
    const pages = { 'a/b': { id: 'a/b', title: 'B', description: 'About b' } };
    const outside = { type: 'link', href: 'https://example.com', label: 'C' };
    expect(
      stripPages(
        data(
          pages,
          link({ docId: 'a/b', unlisted: false }),
          link({ docId: 'c', unlisted: true }),
          outside,
        ),
      ),
    ).toBe(
      data({ page: {} }, link({ docId: 'page' }), link({ docId: 'page', unlisted: true }), outside),
    );
  });

  it('stay as they are where they list no pages', () => {
    const tags = '{"tags": [{"description": "About"}]}';
    expect(stripPages(tags)).toBe(tags);
  });
});

describe('the texts of the interface', () => {
  const texts = { 'tool.name': 'N', 'tool.deep': 'D', 'page.next': 'X' };
  const divide = (resourceQuery: string): unknown => {
    const tools = { tool: /^tool\.(?!name$)/ };
    const context = { resourceQuery, getOptions: () => ({ tools }) };
    return JSON.parse(divideTexts.call(context, JSON.stringify(texts)));
  };

  it('leave those of a tool to the tool', () => {
    expect(divide('')).toEqual({ 'tool.name': 'N', 'page.next': 'X' });
    expect(divide('?of=tool')).toEqual({ 'tool.deep': 'D' });
  });

  it('stop the build for a tool that nobody knows', () => {
    expect(() => divide('?of=fool')).toThrow(/\?of=fool: unknown tool; accepts tool/);
  });
});

describe('the helper instead of tslib', () => {
  it('is the only one that is called', () => {
    const lib = join(dirname(require.resolve('@docusaurus/utils-common/package.json')), 'lib');
    const called = readdirSync(lib)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => readFileSync(join(lib, file), 'utf8').match(/tslib_1\.\w+/g) ?? []);
    expect([...new Set(called)]).toEqual(['tslib_1.__importDefault']);
  });

  it('leaves an ES module alone and wraps anything else', () => {
    const module = { __esModule: true, default: 1 };
    expect(importDefault.__importDefault(module)).toBe(module);
    expect(importDefault.__importDefault(7)).toEqual({ default: 7 });
  });
});

describe('the bundler’s configuration', () => {
  const configure = (plugins: object[], isServer: boolean): unknown => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      return leanRuntime().configureWebpack?.({ plugins } as never, isServer, {} as never, {});
    } finally {
      process.env.NODE_ENV = before;
    }
  };

  it('has its own function in place of the engine’s', () => {
    class ChunkAssetPlugin {}
    const { plugins } = configure([new ChunkAssetPlugin()], false) as { plugins: object[] };
    expect(plugins.map(({ constructor }) => constructor.name)).toEqual(['ChunkAssetByName']);
  });

  it('is the engine’s own for the server', () => {
    expect(Object.keys(configure([], true) as object)).toEqual(['module']);
  });

  it('says when the engine has changed', () => {
    expect(() => configure([], false)).toThrow(/the engine has no ChunkAssetPlugin/);
  });
});
