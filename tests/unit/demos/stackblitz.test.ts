import { expect, it } from 'vitest';
import { projectFor } from '../../apps/harness/versions';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';

// That projects compile: check:samples; that they show what the demo shows: check:runs
it('A project escapes the title of its demo', () => {
  const { files } = projectOf({
    name: 'button/basic',
    title: 'Fills & <sizes>',
    version: projectFor('v8'),
    layout: 'center',
    framework: 'react',
    mode: 'md',
    source: [],
  });
  expect(files['index.html']).toContain('<title>Fills &amp; &lt;sizes&gt;</title>');
});
