import { expect, it } from 'vitest';
import { lockfileProblems } from '../../../scripts/lib/lockfile';

const GOOD = { integrity: `sha512-${'A'.repeat(86)}==` };

function problems(entry: Record<string, unknown>, path = 'node_modules/a'): string[] {
  return lockfileProblems('package-lock.json', {
    lockfileVersion: 3,
    packages: { '': {}, [path]: entry },
  });
}

it.each([
  ['no hash', { ...GOOD, integrity: undefined }, 'integrity: got undefined'],
  ['a weak hash', { ...GOOD, integrity: 'sha1-x' }, 'integrity: got "sha1-x"'],
  ['plain http', { ...GOOD, resolved: 'http://example.com/a.tgz' }, 'accepts an https address'],
  ['a Git repository', { ...GOOD, resolved: 'git+ssh://x/a.git#1' }, 'accepts an https address'],
  ['a file', { ...GOOD, resolved: 'file:../a' }, 'accepts an https address'],
  ['an install script', { ...GOOD, hasInstallScript: true }, 'runs a program when it is installed'],
])('The check of lock files refuses a package with %s', (_what, entry, problem) => {
  expect(problems(entry)).toEqual([
    expect.stringContaining(`node_modules/a: ${problem}`.slice(0, 16)),
  ]);
  expect(problems(entry)[0]).toContain(problem);
});

it('The check of lock files accepts a dependency by a tag only where an override names its version', () => {
  const tagged = { ...GOOD, dependencies: { b: 'latest', c: '^1.0.0', d: 'npm:c@^1' } };
  const lockfile = { lockfileVersion: 3, packages: { '': {}, 'node_modules/a': tagged } };
  expect(lockfileProblems('package-lock.json', lockfile)).toEqual([
    'package-lock.json: node_modules/a: needs b@latest; accepts a tag only with an exact version in "overrides" of package.json',
  ]);
  expect(lockfileProblems('package-lock.json', lockfile, { b: '1.0.0' })).toEqual([]);
});

it('The check of lock files accepts good packages, folders of the repository, and known install scripts', () => {
  expect(problems(GOOD)).toEqual([]);
  const linked = { 'node_modules/a': GOOD, 'node_modules/b': { link: true } };
  expect(lockfileProblems('package-lock.json', { lockfileVersion: 3, packages: linked })).toEqual(
    [],
  );
  const nested = 'node_modules/tsx/node_modules/esbuild';
  expect(problems({ ...GOOD, hasInstallScript: true }, nested)).toEqual([]);
});

it('The check of lock files refuses one of another form, or without packages', () => {
  expect(lockfileProblems('package-lock.json', { lockfileVersion: 1 })).toEqual([
    'package-lock.json: lockfileVersion: got 1, accepts 3',
  ]);
  expect(
    lockfileProblems('package-lock.json', { lockfileVersion: 3, packages: { '': {} } }),
  ).toHaveLength(1);
});
