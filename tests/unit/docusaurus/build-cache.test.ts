import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rspack, type Configuration } from '@rspack/core';
import { beforeEach, describe, expect, it } from 'vitest';
import searchPlugin from '../../../plugins/search';
import { ROOT } from '../../../scripts/lib/run';
import { keyCache } from '../../../src/lib/bundler-cache';
import { siteConfig } from '../../../docusaurus.config';
import { readEnv, withoutSecrets, type SiteEnv } from '../../../config/env';
import { LOCALE_SETTINGS } from '../../../config/locales';
import { searchOptions } from '../../../config/search';
import { VERSIONS } from '../../../config/versions';

const KEYS = { ALGOLIA_APP_ID: 'ABCDEFGHIJ', ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef' };
const CONTEXT = { siteDir: ROOT, siteConfig: {}, i18n: {} } as unknown as LoadContext;
type Configure = (config: object, isServer: boolean) => object;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
});

function build(over: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack({
      mode: 'production',
      devtool: false,
      cache: true,
      target: 'web',
      output: { path: join(folder, 'out') },
      resolve: { extensions: ['.ts', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' } } },
            type: 'javascript/auto',
          },
        ],
      },
      ...over,
    });
    compiler.run((error, stats) => {
      const modules = stats?.toJson({ modules: true, errors: true });
      const names = (modules?.modules ?? []).map(({ name }) => name ?? '');
      const failed = modules?.errors?.[0]?.message;
      compiler.close(() => {
        if (error || failed) reject(error ?? new Error(failed));
        else resolve(names);
      });
    });
  });
}

/** A persistent cache in the test's folder. */
function cache(over: object = {}): Configuration {
  const storage = { type: 'filesystem', directory: join(folder, 'cache') } as const;
  return { experiments: { cache: { type: 'persistent', version: 'v', storage, ...over } } };
}

/** The plugin of this name in the configuration of the site with these settings. */
function keyPlugin(env: SiteEnv): Plugin {
  const { plugins = [] } = siteConfig({
    siteDir: ROOT,
    env,
    versions: VERSIONS,
    locales: LOCALE_SETTINGS,
  });
  const made = plugins
    .filter((plugin): plugin is () => Plugin => typeof plugin === 'function' && plugin.length === 0)
    .map((plugin) => plugin());
  const found = made.find(({ name }) => name === 'build-cache');
  if (!found) throw new Error('config/config.ts: no plugin build-cache');
  return found;
}

/** The search client's bundle as the site with these variables has it. */
async function searchClient(variables: Record<string, string>): Promise<string> {
  const env = readEnv(variables);
  const plugins = [searchPlugin(CONTEXT, searchOptions(env)), keyPlugin(env)];
  const [search, key] = plugins.map(
    ({ configureWebpack }) => (configureWebpack as Configure)(cache(), false) as Configuration,
  );
  const names = await build({
    entry: join(ROOT, 'plugins/search/client/index.ts'),
    ...cache(key?.experiments?.cache as object),
    resolve: { extensions: ['.ts', '.js'], ...search?.resolve },
  });
  return names.join('\n');
}

describe('a warm build', () => {
  it('has the hosted client after one with the embedded client', async () => {
    expect(await searchClient({})).toContain('search/client/embedded.ts');
    const names = await searchClient(KEYS);
    expect(names).toContain('search/client/hosted.ts');
    expect(names).not.toContain('search/client/embedded.ts');
  });

  it('compiles a page again when something that a named file imports has changed', async () => {
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const entry = write('page.js', 'out(1);');
    const helper = write('helper.ts', 'export const a: number = 1;');
    const named = write('remark.ts', "import { a } from './helper';\nexport default a;");
    const log = write('log', '');
    const loader = write(
      'loader.cjs',
      `const fs = require('node:fs'); module.exports = (s) => { fs.appendFileSync(${JSON.stringify(log)}, 'x'); return s; };`,
    );
    const compile = async (): Promise<void> => {
      const key = keyCache(cache(), { files: [named] }) as Configuration;
      await build({
        entry,
        module: { rules: [{ test: entry, loader }] },
        ...cache(key.experiments?.cache as object),
      });
    };
    const times = (): number => readFileSync(log, 'utf8').length;
    await compile();
    await compile();
    expect(times()).toBe(1);
    appendFileSync(helper, '// changed');
    await compile();
    expect(times()).toBe(2);
  });
});

describe('the key of the cache', () => {
  it('has every plugin of the site', () => {
    const { configureWebpack } = keyPlugin(readEnv({}));
    const key = (configureWebpack as Configure)(cache(), false) as Configuration;
    const { buildDependencies } = key.experiments?.cache as { buildDependencies: string[] };
    const folders = readdirSync(join(ROOT, 'plugins'));
    expect(buildDependencies).toEqual(
      expect.arrayContaining(folders.map((name) => join(ROOT, 'plugins', name, 'index.ts'))),
    );
  });

  it('holds no secret', () => {
    const env = readEnv({
      ...KEYS,
      ALGOLIA_ADMIN_KEY: 'fedcba9876543210fedcba9876543210',
      PRISMIC_REPOSITORY: 'ionicframeworkcom',
      PRISMIC_ACCESS_TOKEN: 'token.of.mine',
    });
    const text = JSON.stringify(withoutSecrets(env));
    expect(text).toContain('ionicframeworkcom');
    expect(text).not.toMatch(/fedcba|token/);
  });
});
