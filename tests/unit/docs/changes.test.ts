import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocsFiles } from '../../../plugins/docs/changes';

const HEAD = '---\ntitle: A page\ndescription: What it is about\n---\n';

let dir: string;
let files: DocsFiles;
let clock = 0;

/** Writes a file at a time of its own, as a save does. */
function save(name: string, text: string): void {
  const path = join(dir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  clock += 10;
  utimesSync(path, clock, clock);
}

const haveChanged = (whole = false): boolean =>
  files.haveChanged(
    [
      { dir: join(dir, 'docs'), whole },
      { dir: join(dir, 'none'), whole },
    ],
    [join(dir, 'sidebars.ts'), join(dir, 'no-sidebars.ts')],
  );

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-files-'));
  files = new DocsFiles();
  save('docs/a/page.mdx', `${HEAD}Text\n`);
  save('docs/tags.yml', 'ios: iOS\n');
  save('sidebars.ts', 'export default {}');
  haveChanged();
});

describe('files of the docs', () => {
  it('have not changed for others after another text', () => {
    save('docs/a/page.mdx', `${HEAD}Text and more\n\n---\n\ntitle: no front matter\n`);
    expect(haveChanged()).toBe(false);
  });

  it.each([
    ['another title', 'docs/a/page.mdx', `${HEAD.replace('A page', 'A guide')}Text\n`],
    ['a new page', 'docs/b.mdx', HEAD],
    ['another tag', 'docs/tags.yml', 'ios: Apple\n'],
  ])('have changed after %s, once', (_, name, text) => {
    save(name, text);
    expect(haveChanged()).toBe(true);
    expect(haveChanged()).toBe(false);
  });

  it('have changed after another text of a page that takes its description from it', () => {
    save('docs/a/page.mdx', '---\ntitle: A page\n---\nText\n');
    haveChanged();
    save('docs/a/page.mdx', '---\ntitle: A page\n---\nOther text\n');
    expect(haveChanged()).toBe(true);
  });

  it('have changed after another text where translations follow it', () => {
    files = new DocsFiles();
    haveChanged(true);
    save('docs/a/page.mdx', `${HEAD}Other text\n`);
    expect(haveChanged(true)).toBe(true);
  });
});
