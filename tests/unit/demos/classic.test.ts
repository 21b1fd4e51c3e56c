import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findIonic } from '../../../plugins/demos/ionic';
import { liveScripts } from '../../../plugins/demos/frame-scripts';
import { demoPage } from '../../../plugins/demos/page';
import { ROOT } from '../../../scripts/lib/run';
import { VERSIONS } from '../../../config/versions';

const parent = mkdtempSync(join(tmpdir(), 'classic-'));

describe.each(VERSIONS)('the components of $label as a classic script', (version) => {
  it('are whole, import nothing, name no folder of the build, and have the icons', async () => {
    const ionic = findIonic(ROOT, VERSIONS, version);
    await ionic.writeClassic(parent, ['<ion-icon name="heart"></ion-icon>']);
    const script = readFileSync(join(parent, ionic.folder, 'ionic.js'), 'utf8');
    expect(() => new Function(script)).not.toThrow();
    // No matchers for texts: what they print is the whole script
    const parts = ['ion_modal', 'ion_datetime', 'createGesture', 'ionicCore'];
    expect(parts.filter((part) => !script.includes(part))).toEqual([]);
    const strays = [/\bimport\.meta\b/, /System\.register/, /\bimport\([^)]/];
    expect(strays.filter((pattern) => pattern.test(script))).toEqual([]);
    expect(script.includes(ROOT)).toBe(false);
    const [first = ''] = script.split('\n');
    expect(first).toMatch(/^\(window\.Ionicons=.*"heart":"data:image\/svg\+xml;utf8,<svg/);
    expect(script.length).toBeLessThan(1_400_000);
  });
});

describe('a page that may import nothing', () => {
  const markup = `<script type="module">
  import { createGesture as gesture, createAnimation } from '@ionic/core';
  gesture();
</script>
`;

  it('finds in a global what its scripts import', () => {
    const html = demoPage({
      markup,
      meta: { title: { en: 'A' }, layout: 'page' },
      lang: 'en',
      assets: '../x',
      scripts: liveScripts(),
      isClassic: true,
    });
    expect(html).toContain('const { createGesture: gesture, createAnimation } = ionicCore;');
    expect(html).toContain('<script defer src="../x/ionic.js"></script>');
    expect(html).not.toMatch(/importmap|ionic\.esm/);
  });
});
