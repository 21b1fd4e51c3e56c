import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeLists } from '../../../plugins/offline/files';
import type { FileList } from '../../../plugins/offline/types';
import { outputFile } from '../../../src/lib/output-file';

const dir = mkdtempSync(join(tmpdir(), 'offline-'));
const APP = '<div id="__docusaurus"></div>';
const DEMO = '<script src="/docs/assets/files/ionic-NAME-1a2b/ionic.esm.js"></script>';
const VERSIONS = [
  { name: 'current', label: 'v8', path: '' },
  { name: 'v7', label: 'v7', path: 'v7' },
];

function write(path: string, content = path): void {
  outputFile(join(dir, path), content);
}

function listOf(path: string): FileList {
  return JSON.parse(readFileSync(join(dir, path), 'utf8')) as FileList;
}

function pathsOf(path: string): string[] {
  return listOf(path).files.map(([file]) => file.replace('/docs/', ''));
}

const names = (permalink: string): string => `{"permalink":"/docs/${permalink}"}`;

beforeAll(() => {
  for (const language of ['', 'ja/']) {
    for (const page of ['', 'api/button/', 'search/', 'offline/', 'v7/', 'v7/api/button/']) {
      write(`${language}${page}index.html`, APP);
    }
    write(`${language}404.html`, APP);
    write(`${language}old/index.html`, '<meta http-equiv="refresh">');
    write(`${language}api/button.md`);
    write(`${language}assets/css/styles.1.css`);
    write(`${language}assets/js/main.1.js`, 'no page is named');
    write(`${language}assets/js/new.1.js`, names(`${language}api/button`));
    write(`${language}assets/js/old.1.js`, names(`${language}v7/api/button`));
    write(`${language}img/logo.svg`);
    write(`${language}img/social/button.png`);
    for (const { label, name } of VERSIONS) {
      write(`${language}demos/${label}/button/basic.html`, DEMO.replace('NAME', label));
      write(`${language}assets/files/demos/${label}-1.js`);
      write(`${language}search-index/docs-default-${name}.text.json`);
    }
  }
  for (const { label } of VERSIONS) write(`assets/files/ionic-${label}-1a2b/ionic.esm.js`);
  writeLists({ dir, baseUrl: '/docs/', languages: ['', 'ja/'], versions: VERSIONS });
});

/** What every version of a language has. */
const SHARED = ['404.html', 'assets/css/styles.1.css', 'assets/js/main.1.js', 'img/logo.svg'];

describe('the list of a version', () => {
  it.each([
    ['', ''],
    ['ja', 'ja/'],
  ])('has its pages and all that they need, and nothing of the other one (%s)', (_, language) => {
    const own = (paths: string[]): string[] => paths.map((path) => `${language}${path}`);
    const newest = own([
      ...SHARED,
      'api/button',
      'assets/files/demos/v8-1.js',
      'assets/js/new.1.js',
      'demos/v8/button/basic.html',
      'offline',
      'search',
      'search-index/docs-default-current.text.json',
    ]);
    const root = language.replace('/', '');
    const components = 'assets/files/ionic-v8-1a2b/ionic.esm.js';
    expect(pathsOf(`${language}offline/v8.json`).sort()).toEqual(
      [...newest, components, root].sort(),
    );
    const older = own([
      ...SHARED,
      'assets/files/demos/v7-1.js',
      'assets/js/old.1.js',
      'demos/v7/button/basic.html',
      'search',
      'search-index/docs-default-v7.text.json',
      'v7',
      'v7/api/button',
    ]);
    expect(pathsOf(`${language}offline/v7.json`).sort()).toEqual(
      [...older, components.replace('v8', 'v7')].sort(),
    );
  });

  it('says which addresses below its root are of other versions and languages', () => {
    expect(listOf('offline/v8.json').others).toEqual(['/docs/v7/', '/docs/ja/', '/docs/ja/v7/']);
    expect(listOf('ja/offline/v8.json').others).toEqual(['/docs/ja/v7/']);
    expect(listOf('offline/v7.json').others).toEqual([]);
    expect(listOf('ja/offline/v7.json').notFound).toBe('/docs/ja/404.html');
  });

  it('has the hash that a browser compares, and another name once a file is another one', () => {
    const before = listOf('offline/v8.json');
    const [, hash] = before.files.find(([path]) => path.endsWith('.css')) ?? [];
    expect(hash).toBe(createHash('sha256').update('assets/css/styles.1.css').digest('base64'));
    const again = (): string => {
      writeLists({ dir, baseUrl: '/docs/', languages: [''], versions: VERSIONS });
      return listOf('offline/v8.json').build;
    };
    const same = again();
    expect(again()).toBe(same);
    write('img/logo.svg', 'another one');
    expect(again()).not.toBe(same);
  });
});
