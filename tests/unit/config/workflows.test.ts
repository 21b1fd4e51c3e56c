import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../scripts/checks';
import { lockfiles } from '../../../scripts/lib/lockfile';
import { ROOT } from '../../../scripts/lib/run';

const FOLDER = join(ROOT, '.github/workflows');

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');

  it('uses actions by their commit, with the version beside it', () => {
    const used = [...text.matchAll(/\buses: (.*)/g)].map(([, action = '']) => action);
    const pinned = /^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
    expect(used.filter((action) => !pinned.test(action))).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
  });

  it('may read what the repository holds, and leaves no credentials to what it runs', () => {
    expect(text.match(/\bpermissions:[^]*?\n\n/g)).toEqual(['permissions:\n  contents: read\n\n']);
    const checkouts = text.split('actions/checkout@').slice(1);
    const steps = checkouts.map((rest) => rest.split('\n      - ')[0]);
    expect(steps.filter((step) => !step?.includes('persist-credentials: false'))).toEqual([]);
  });
});

it('a workflow starts each check of the night', () => {
  const started = ['nightly.yml', 'ci.yml']
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .flatMap((text) => [
      ...[...text.matchAll(/npm run check:(\S+)/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/npm test (.*)/g)].flatMap(([, names = '']) => names.split(' ')),
    ]);
  const ofNight = NIGHTLY.flat().map(({ name }) => name);
  expect(ofNight.filter((name) => !started.includes(name))).toEqual([]);
});

it('Dependabot watches every folder that has packages of its own', () => {
  const settings = readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8');
  const watched = [...settings.matchAll(/(?:directory: |- )(\/\S*)/g)].map(
    ([, folder = '']) => new RegExp(`^${folder.replaceAll('*', '[^/]+')}$`),
  );
  const folders = lockfiles(ROOT).map((path) => `/${path.replace(/\/?package-lock\.json$/, '')}`);
  expect(folders.filter((folder) => !watched.some((one) => one.test(folder)))).toEqual([]);
  expect(folders.length).toBeGreaterThan(1);
});
