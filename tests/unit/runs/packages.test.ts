import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import { COMPARED, LABELS, packagesOf, projectFor } from '../../apps/harness/versions';

describe.each(LABELS)('packages that projects of %s are built from', (label) => {
  const { devDependencies } = JSON.parse(
    readFileSync(join(packagesOf(label), 'package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> };

  it.each(COMPARED)('are those that a project of %s installs', (framework) => {
    const request = { name: 'a/b', title: '', layout: 'page', mode: 'md', source: [] } as const;
    const { files } = projectOf({ ...request, framework, version: projectFor(label) });
    const manifest = JSON.parse(files['package.json'] ?? '') as Record<string, object>;
    const pinned = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(devDependencies).toMatchObject(pinned);
    for (const version of Object.values(pinned)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
