import { expect, it } from 'vitest';
import { lockfileProblems, lockfiles } from '../../../scripts/lib/lockfile';
import { ROOT } from '../../../scripts/lib/run';

const GOOD = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` };

function problems(entry: Record<string, unknown>, path = 'node_modules/a'): string[] {
  return lockfileProblems('package-lock.json', {
    lockfileVersion: 3,
    packages: { '': {}, [path]: entry },
  });
}

it('looks at the install of the site, and at those of the samples, projects, tutorials, benchmarks and links', () => {
  const folders = [
    ...['projects', 'samples'].flatMap((name) => [
      `apps/installs/${name}/v7`,
      `apps/installs/${name}/v8`,
    ]),
    ...['v7', 'v8'].flatMap((label) => [
      `apps/installs/tutorials/${label}/angular`,
      `apps/installs/tutorials/${label}/vite`,
    ]),
    'bench',
    'content/links',
  ];
  expect(lockfiles(ROOT)).toEqual([
    'package-lock.json',
    ...folders.map((folder) => `tests/${folder}/package-lock.json`),
  ]);
});

it.each([
  ['no hash', { ...GOOD, integrity: undefined }, 'integrity: got undefined'],
  ['a weak hash', { ...GOOD, integrity: 'sha1-x' }, 'integrity: got "sha1-x"'],
  ['plain http', { ...GOOD, resolved: 'http://example.com/a.tgz' }, 'accepts an https address'],
  ['a Git repository', { ...GOOD, resolved: 'git+ssh://x/a.git#1' }, 'accepts an https address'],
  ['a file', { ...GOOD, resolved: 'file:../a' }, 'accepts an https address'],
  ['a range', { ...GOOD, version: '^1' }, 'version: got "^1"'],
  ['an install script', { ...GOOD, hasInstallScript: true }, 'runs a program when it is installed'],
])('refuses a package with %s', (_what, entry, problem) => {
  expect(problems(entry)).toEqual([
    expect.stringContaining(`node_modules/a: ${problem}`.slice(0, 16)),
  ]);
  expect(problems(entry)[0]).toContain(problem);
});

it('accepts a dependency by a tag only where an override names its version', () => {
  const tagged = { ...GOOD, dependencies: { b: 'latest', c: '^1.0.0', d: 'npm:c@^1' } };
  const lockfile = { lockfileVersion: 3, packages: { '': {}, 'node_modules/a': tagged } };
  expect(lockfileProblems('package-lock.json', lockfile)).toEqual([
    'package-lock.json: node_modules/a: needs b@latest; accepts a tag only with an exact version in "overrides" of package.json',
  ]);
  expect(lockfileProblems('package-lock.json', lockfile, { b: '1.0.0' })).toEqual([]);
});

it('accepts good packages, folders of the repository, and known install scripts', () => {
  expect(problems(GOOD)).toEqual([]);
  const linked = { 'node_modules/a': GOOD, 'node_modules/b': { link: true } };
  expect(lockfileProblems('package-lock.json', { lockfileVersion: 3, packages: linked })).toEqual(
    [],
  );
  const nested = 'node_modules/tsx/node_modules/esbuild';
  expect(problems({ ...GOOD, hasInstallScript: true }, nested)).toEqual([]);
});

it('refuses a lock file of another form, or without packages', () => {
  expect(lockfileProblems('package-lock.json', { lockfileVersion: 1 })).toEqual([
    'package-lock.json: lockfileVersion: got 1, accepts 3',
  ]);
  expect(
    lockfileProblems('package-lock.json', { lockfileVersion: 3, packages: { '': {} } }),
  ).toHaveLength(1);
});
