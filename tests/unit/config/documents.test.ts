import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json';
import { ROOT } from '../../../scripts/lib/run';

const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Names of the folders in a folder of the repository. */
function foldersIn(folder: string): string[] {
  const below = files.filter((file) => file.startsWith(folder));
  const names = below.flatMap((file) => /^([^/]+)\//.exec(file.slice(folder.length))?.[1] ?? []);
  return [...new Set(names)];
}
const isThere = (path: string): boolean =>
  files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));

const documents = files.filter((file) => /(?<!^i18n\/.*)(?<!^tests\/fixtures\/.*)\.md$/.test(file));
const rooms = [
  ...['src', 'tests', 'scripts', 'config'],
  ...foldersIn('plugins/').map((name) => `plugins/${name}`),
];
const roots = new Set(files.map((file) => file.split('/')[0]));

describe('the documents for contributors', () => {
  it.each(documents)('%s names files and folders that exist', (document) => {
    const text = read(document);
    const besides = (path: string): string => join(dirname(document), path).replaceAll('\\', '/');
    const linked = matches(text, /\]\((?!\w+:|#)([^)#]+)/g).filter(
      (path) => !isThere(besides(path)),
    );
    const quoted = matches(text, /`([\w.@-]+\/[\w.@/-]*)`/g)
      .filter((path) => roots.has(path.split('/')[0]))
      .filter((path) => !isThere(path) && !isThere(besides(path)));
    expect([...linked, ...quoted]).toEqual([]);
  });

  it.each(documents)('%s names commands that exist', (document) => {
    const named = matches(read(document), /(?:npm run (?:--silent )?|`(?=check:))([\w:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each([
    ['README.md', 5000],
    ['CONTRIBUTING.md', 9000],
  ])('%s has at most %i bytes', (document, most) => {
    expect(Buffer.byteLength(read(document))).toBeLessThanOrEqual(most);
  });

  it.each(rooms)('%s has a README of at most 15 lines', (room) => {
    expect(read(`${room}/README.md`).trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  });
});

it('comments in code name files and folders that exist', () => {
  const COMMENT = /\/\*[^]*?\*\/|(?<=^\s*)\/\/.*$|(?<=^\s*)#.*$/gm;
  const PATH =
    /(?<![\w./@<>*-])([\w.-]+\/[\w./@-]*\w\.(?:[cm]?[jt]sx?|css|md|json|yml))\b|`([\w.-]+\/[\w./@-]*)`/g;
  // Demos and claims are about files of a reader's app
  const code = files.filter((file) =>
    /^(?!src\/demos\/|tests\/apps\/claims\/|i18n\/).*\.(?:[cm]?[jt]sx?|css|yml)$/.test(file),
  );
  const wrong = code.flatMap((file) =>
    (read(file).match(COMMENT) ?? []).flatMap((comment) =>
      [...comment.matchAll(PATH)]
        .map(([, bare, quoted]) => bare ?? quoted ?? '')
        .filter((path) => roots.has(path.split('/')[0]) && !isThere(path))
        .map((path) => `${file}: ${path}`),
    ),
  );
  expect(wrong).toEqual([]);
});

it('no import can mean another file where names are the same in any case', () => {
  const names = new Set(files.map((file) => file.replace(/\.[cm]?[jt]sx?$/, '')));
  const first = new Map([...names].reverse().map((name) => [name.toLowerCase(), name]));
  const unlike = [...names].filter((name) => first.get(name.toLowerCase()) !== name);
  expect(unlike).toEqual([]);
});

describe('the map in README', () => {
  const text = read('README.md');
  const map = text.slice(text.indexOf('## The map'), text.indexOf('## How a change travels'));

  it.each([...foldersIn('')])('has the folder %s', (folder) => {
    expect(map).toContain(`\`${folder}/`);
  });

  it.each(['src', 'tests', 'plugins'])('names every folder of %s, or its README does', (room) => {
    const readme = `${room}/README.md`;
    const named = `${map}${existsSync(join(ROOT, readme)) ? read(readme) : ''}`;
    const missing = foldersIn(`${room}/`).filter((name) => !named.includes(`${name}/`));
    expect(missing).toEqual([]);
  });
});
