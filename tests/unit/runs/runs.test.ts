import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Demo } from '../../../src/lib/demo';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import { allRuns, knownDifference, type Planned } from '../../apps/runs/plan';
import { COMPARED } from '../../apps/runs/types';
import { LABELS, packagesOf, projectFor } from '../../apps/runs/versions';

const demo = (name: string): Demo => ({
  name,
  meta: { title: {}, height: 100, device: 'none', layout: 'center', versions: LABELS, steps: [] },
  sources: Object.fromEntries(
    LABELS.map((label) => [label, { javascript: [], angular: [], react: [], vue: [] }]),
  ),
});

describe('the plan', () => {
  it('knows where a run differs for a reason of Ionic', () => {
    const differs = [{ framework: 'vue', versions: ['v7'], why: 'a fault' }] as const;
    const [own] = allRuns([{ ...demo('e/f'), meta: { ...demo('e/f').meta, differs } }], () => '');
    const run = own as Planned;
    expect(knownDifference({ ...run, framework: 'vue', version: 'v7' })).toBe('a fault');
    expect(knownDifference({ ...run, framework: 'vue', version: 'v8' })).toBeUndefined();
    expect(knownDifference({ ...run, framework: 'react', version: 'v7' })).toBeUndefined();
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
