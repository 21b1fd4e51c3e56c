import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rspack, type Configuration } from '@rspack/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';
import { keyCache } from '../../../src/lib/bundler-cache';
import { siteConfig } from '../../../docusaurus.config';
import { readEnv, withoutSecrets } from '../../../config/env';
import { LOCALE_SETTINGS } from '../../../config/locales';
import { VERSIONS } from '../../../config/versions';

const KEYS = { ALGOLIA_APP_ID: 'ABCDEFGHIJ', ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef' };
type Configure = (config: object, isServer: boolean) => Configuration;
type Key = { version: string; buildDependencies: string[] };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
});

function build(over: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack({
      mode: 'production',
      devtool: false,
      cache: true,
      target: 'web',
      output: { path: join(folder, 'out') },
      ...over,
    });
    compiler.run((error, stats) => {
      const failed = stats?.toJson({ errors: true }).errors?.[0]?.message;
      compiler.close(() => {
        if (error || failed) reject(error ?? new Error(failed));
        else resolve();
      });
    });
  });
}

/** A persistent cache in the test's folder. */
function cache(over: object = {}): Configuration {
  const storage = { type: 'filesystem', directory: join(folder, 'cache') } as const;
  return { experiments: { cache: { type: 'persistent', version: 'v', storage, ...over } } };
}

/** The key of the bundler's cache for the site with these variables. */
function keyOf(variables: Record<string, string>): Key {
  const env = readEnv(variables);
  const site = { siteDir: ROOT, env, versions: VERSIONS, locales: LOCALE_SETTINGS };
  const made = (siteConfig(site).plugins ?? [])
    .filter((plugin): plugin is () => Plugin => typeof plugin === 'function' && plugin.length === 0)
    .map((plugin) => plugin());
  const configure = made.find(({ name }) => name === 'build-cache')?.configureWebpack as Configure;
  return configure(cache(), false).experiments?.cache as Key;
}

describe('a warm build', () => {
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
  it('is another one with other services: the bundler does not see which client the search has', () => {
    expect(keyOf(KEYS).version).not.toBe(keyOf({}).version);
  });

  it('has every plugin of the site', () => {
    const folders = readdirSync(join(ROOT, 'plugins'));
    expect(keyOf({}).buildDependencies).toEqual(
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
