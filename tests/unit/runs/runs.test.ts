import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODES, type Demo } from '../../../src/lib/demo';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import { differenceOf } from '../../apps/runs/compare';
import { allRuns, inTurn, jobsOf, knownDifference, type Planned } from '../../apps/runs/plan';
import { blameIn } from '../../apps/runs/prepare';
import { COMPARED, type ShownNode } from '../../apps/runs/types';
import { LABELS, packagesOf, projectFor } from '../../apps/runs/versions';

const node = (tag: string, rest: Partial<ShownNode> = {}): ShownNode => ({
  tag,
  depth: 0,
  facts: {},
  text: [],
  ...rest,
});

describe('differenceOf', () => {
  const plain = [node('ion-list'), node('ion-item', { depth: 1, text: ['Milk'] })];

  it('finds nothing between pages that show the same', () => {
    expect(differenceOf(plain, structuredClone(plain))).toBeUndefined();
  });

  it.each([
    ['a component is missing', plain.slice(0, 1), 'ion-item is missing'],
    ['one is too much', [...plain, node('ion-item', { depth: 1 })], 'ion-item 2 is too much'],
    [
      'another one stands there',
      [node('ion-list'), node('ion-chip')],
      'ion-chip where ion-item is expected',
    ],
    [
      'it lies elsewhere',
      [node('ion-list'), node('ion-item')],
      'ion-item lies 0 components deep, not 1',
    ],
    [
      'a text differs',
      [plain[0], node('ion-item', { depth: 1, text: ['Tea'] })],
      'ion-item: text is "Tea", expected "Milk"',
    ],
    [
      'a state differs',
      [node('ion-list', { facts: { lines: 'full' } }), plain[1]],
      'ion-list: lines is "full", expected nothing',
    ],
  ])('says that %s', (_, other, line) => {
    expect(differenceOf(plain, other as ShownNode[])).toBe(line);
  });
});

describe('blameIn', () => {
  const known = new Set(['button/basic', 'chip/basic']);
  const printed = `vite build failed:
error during build:
[vite]: Rollup failed to resolve import "@ionic/view" from "/w/src/demos/chip/basic/Example.vue".
    at /w/node_modules/x.js`;

  it('names the demo and takes the line that says why', () => {
    const { names, message } = blameIn(printed, known);
    expect(names).toEqual(['chip/basic']);
    expect(message).toContain('failed to resolve import "@ionic/view"');
  });

  it('names no demo where the project itself is wrong', () => {
    expect(blameIn('ng build failed:\nError: no tsconfig', known).names).toEqual([]);
  });
});

const demo = (name: string): Demo => ({
  name,
  meta: { title: {}, height: 100, device: 'none', layout: 'centre', versions: LABELS, steps: [] },
  sources: Object.fromEntries(
    LABELS.map((label) => [label, { javascript: [], angular: [], react: [], vue: [] }]),
  ),
});

describe('the plan', () => {
  const demos = [demo('a/b'), demo('c/d')];
  const runs = allRuns(demos, (_, run) => Object.values(run).join(' '));

  it('has every demo in every framework, version and mode', () => {
    expect(runs).toHaveLength(demos.length * COMPARED.length * LABELS.length * MODES.length);
    expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
  });

  it('takes each demo in each framework once before any twice', () => {
    const first = inTurn(runs).slice(0, demos.length * COMPARED.length);
    expect(new Set(first.map((run) => `${run.demo} ${run.framework}`)).size).toBe(first.length);
  });

  it('knows where a run differs for a reason of Ionic', () => {
    const differs = [{ framework: 'vue', versions: ['v7'], why: 'a fault' }] as const;
    const [own] = allRuns([{ ...demo('e/f'), meta: { ...demo('e/f').meta, differs } }], () => '');
    const run = own as Planned;
    expect(knownDifference({ ...run, framework: 'vue', version: 'v7' })).toBe('a fault');
    expect(knownDifference({ ...run, framework: 'vue', version: 'v8' })).toBeUndefined();
    expect(knownDifference({ ...run, framework: 'react', version: 'v7' })).toBeUndefined();
  });

  it('opens a plain page once for all frameworks', () => {
    expect(jobsOf(runs)).toHaveLength(demos.length * LABELS.length * MODES.length);
  });
});

describe.each(LABELS)('packages that projects of %s are built from', (label) => {
  const { devDependencies } = JSON.parse(
    readFileSync(join(packagesOf(label), 'package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> };

  it.each(COMPARED)('are those that a project of %s installs', (framework) => {
    const request = { name: 'a/b', title: '', layout: 'page', mode: 'md', source: [] } as const;
    const { files } = projectOf({ ...request, framework, version: projectFor(label) });
    const manifest = JSON.parse(files['package.json'] ?? '') as Record<string, object>;
    expect(devDependencies).toMatchObject({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    });
  });
});
