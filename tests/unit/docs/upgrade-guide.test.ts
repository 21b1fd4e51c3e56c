import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { beforeAll, expect, it } from 'vitest';
import { changesInGuide } from '../../../plugins/docs/upgrade-guide';

const GUIDE = [
  '## Overlays {#overlays}',
  '### Picker {#picker}',
  '```md',
  '### Not a section {#toast}',
  '```',
  '### Default colors {#colors}',
].join('\n');

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'upgrade-guide-'));
  writeFileSync(join(dir, 'guide.mdx'), GUIDE);
});

function content(): LoadedContent {
  const docs = (...ids: string[]): object[] => ids.map((id) => ({ id }));
  const guide = { id: 'updating/8-0', permalink: '/docs/updating/8-0', source: '@site/guide.mdx' };
  return {
    loadedVersions: [
      { versionName: 'current', isLast: true, docs: [guide, ...docs('api/picker')] },
      { versionName: 'v7', docs: docs('api/picker', 'api/picker-column', 'api/toast') },
      { versionName: 'v6', docs: docs('theming/colors', 'colors/theming') },
    ],
  } as unknown as LoadedContent;
}

it('The upgrade guide has a link from each page to the section with its name', () => {
  expect(Object.fromEntries(changesInGuide(content(), 'updating/8-0', dir))).toEqual({
    current: { 'api/picker': '/docs/updating/8-0#picker' },
    v7: { 'api/picker': '/docs/updating/8-0#picker' },
    v6: { 'theming/colors': '/docs/updating/8-0#colors' },
  });
});

it('An upgrade guide that is not there stops the build', () => {
  expect(() => changesInGuide(content(), 'updating/9-0', dir)).toThrow(
    'plugins/docs: upgradeGuide: there is no page "updating/9-0"',
  );
});
