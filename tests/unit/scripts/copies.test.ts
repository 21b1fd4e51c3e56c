import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyIndex } from '../../../plugins/search/embedded/copy';
import { copiesNamed, makeCopy, nameOf } from '../../../scripts/lib/copies';
import { unpack, zipFolder } from '../../../scripts/lib/zip';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('copies', () => {
  it('are made of every version and language, or of those that are named', () => {
    expect(copiesNamed([]).map(nameOf)).toEqual(['v8-en', 'v7-en', 'v8-ja', 'v7-ja']);
    expect(copiesNamed(['v7-ja'])).toEqual([{ label: 'v7', locale: 'ja' }]);
    expect(() => copiesNamed(['v9-en'])).toThrow(
      'copy "v9-en": accepts v8-en, v7-en, v8-ja, v7-ja',
    );
  });

  it('need a built site that offers them', async () => {
    const made = makeCopy({ label: 'v8', locale: 'en' }, { outDir: folder });
    await expect(made).rejects.toThrow('zips.json: missing; build the site first');
  });
});

describe('a zip', () => {
  it('has the files below one folder, and is the same of the same files', () => {
    write('in/index.html', '<p>ページ</p>');
    write('in/img/a.png', 'picture');
    const zips = ['one.zip', 'two.zip'].map((name) => join(folder, 'made', name));
    const sizes = zips.map((zip) =>
      zipFolder(join(folder, 'in'), 'docs', new Date('2026-11-23T00:00:00'), zip),
    );
    const [one, two] = zips.map((zip) => readFileSync(zip));
    expect(one?.equals(two as Buffer)).toBe(true);
    expect(sizes[0]).toBe(one?.length);
    unpack(zips[0] ?? '', join(folder, 'out'));
    expect(readFileSync(join(folder, 'out/docs/index.html'), 'utf8')).toBe('<p>ページ</p>');
    expect(readFileSync(join(folder, 'out/docs/img/a.png'), 'utf8')).toBe('picture');
  });
});

describe('the search of a copy', () => {
  it('has the index of the built site, with the paths of the copy, in scripts', () => {
    const row = (path: string) => [path, 'A title', 0, 50, '', 0, []];
    const pages = [row('v7'), row('v7/api/button'), row('blog/first')];
    const site = 'https://docs.example.org/a/';
    write(
      'site/search-index/docs-default-v7.headings.json',
      JSON.stringify({ id: '1', site, pages }),
    );
    write('site/search-index/docs-default-v7.text.json', '{"id":"1"}');
    copyIndex(join(folder, 'site'), join(folder, 'copy'), { name: 'v7', path: 'v7' });
    const window: { dataOfScripts?: Record<string, { pages: unknown[][] }> } = {};
    for (const part of ['headings', 'text']) {
      const file = join(folder, `copy/search-index/docs-default-v7.${part}.json.js`);
      new Function('window', readFileSync(file, 'utf8'))(window);
    }
    const { dataOfScripts: data = {} } = window;
    const headings = data['docs-default-v7.headings.json.js'];
    expect(headings?.pages.map(([path]) => path)).toEqual(['', 'api/button', 'blog/first']);
    expect(JSON.stringify(headings)).not.toContain(site);
    expect(data['docs-default-v7.text.json.js']).toEqual({ id: '1' });
  });

  it('needs that index', () => {
    const copy = () => copyIndex(folder, folder, { name: 'current', path: '' });
    expect(copy).toThrow('docs-default-current.headings.json: missing; build the site with');
  });
});
