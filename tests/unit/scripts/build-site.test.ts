import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishSite } from '../../../scripts/lib/build-site';

const ENV = { router: 'browser', baseUrl: '/docs/' } as const;

/** Stands for Docusaurus: writes a page a language, and of the published site what a reader would get meanwhile. */
const BUILDER = `#!/usr/bin/env node
const { cpSync, mkdirSync, writeFileSync } = require('node:fs');
const [, site, , locale, , folder] = process.argv.slice(2);
const own = locale === 'en' ? folder : folder + '/' + locale;
mkdirSync(own + '/offline', { recursive: true });
writeFileSync(own + '/index.html', process.env.DOCS_STATE + ' ' + locale);
cpSync(site + '/build', site + '/meanwhile', { recursive: true });
if (locale === process.env.DOCS_FAILS) process.exit(1);
`;

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'build-site-'));
  mkdirSync(join(site, 'bin'));
  writeFileSync(join(site, 'bin/docusaurus'), BUILDER);
  chmodSync(join(site, 'bin/docusaurus'), 0o755);
  vi.stubEnv('PATH', `${join(site, 'bin')}${delimiter}${process.env.PATH}`);
  for (const [path, text] of [
    ['build/index.html', 'good en'],
    ['build/ja/index.html', 'good ja'],
    ['build-hosting/nginx/docs.conf', 'good'],
    // What a build left that was killed at the worst moment
    ['build.new/last-build/index.html', 'older'],
  ] as const) {
    mkdirSync(join(site, path, '..'), { recursive: true });
    writeFileSync(join(site, path), text);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});

const read = (path: string): string => readFileSync(join(site, path), 'utf8');

it.each(['en', 'ja'])('A build that fails at %s leaves the last good one', async (locale) => {
  const variables = { DOCS_STATE: 'new', DOCS_FAILS: locale };
  await expect(publishSite(ENV, { siteDir: site, variables })).rejects.toThrow(
    `build of locale "${locale}" failed`,
  );
  for (const name of ['en', 'ja']) {
    expect(read(`build/${name === 'en' ? '' : 'ja/'}index.html`)).toBe(`good ${name}`);
  }
  expect(read('build-hosting/nginx/docs.conf')).toBe('good');
});

it('A build takes the place of the last one when it is whole, in every language', async () => {
  await publishSite(ENV, { siteDir: site, variables: { DOCS_STATE: 'new' } });
  expect(read('meanwhile/index.html')).toBe('good en');
  expect(read('build/index.html')).toBe('new en');
  expect(read('build/ja/index.html')).toBe('new ja');
  expect(read('build-hosting/nginx/docs.conf')).toContain('location /docs/ja/');
  expect(readdirSync(site).sort()).toEqual(['bin', 'build', 'build-hosting', 'meanwhile']);
});
