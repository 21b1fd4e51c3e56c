import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findIonic, iconsNamedIn } from '../../../plugins/demos/ionic';
import { ROOT } from '../../../scripts/lib/run';
import { VERSIONS } from '../../../config/versions';

const parent = mkdtempSync(join(tmpdir(), 'ionic-'));

describe.each(VERSIONS)('the components of $label', (version) => {
  const ionic = findIonic(ROOT, VERSIONS, version);
  const folder = join(parent, ionic.folder);
  beforeAll(() => ionic.writeTo(parent, ['<ion-icon name="heart"></ion-icon>']));

  it('come without what only older browsers load', () => {
    expect(readdirSync(folder).filter((file) => file.includes('.system.'))).toEqual([]);
    expect(readdirSync(join(folder, 'svg'))).toEqual(['heart.svg']);
  });

  it('have every color of the theme on the root, once', () => {
    const style = readFileSync(join(folder, 'ionic.bundle.css'), 'utf8');
    for (const name of ['primary', 'danger-contrast', 'medium-shade', 'dark-rgb', 'light-tint']) {
      const rules = style.match(new RegExp(`:root\\s*{[^}]*--ion-color-${name}\\s*:`, 'g'));
      expect(rules, name).toHaveLength(1);
    }
  });

  it('are a classic script too: whole, without imports and folders of the build, with the icons', () => {
    const script = readFileSync(join(folder, 'ionic.js'), 'utf8');
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

const FILES = new Set(['add.svg', 'heart.svg', 'heart-outline.svg', 'star.svg']);

describe('iconsNamedIn', () => {
  it('finds names in attributes and in scripts, each once', () => {
    const pages = [
      '<ion-icon name="heart"></ion-icon>',
      "<script>icon.icon = on ? 'heart' : `heart-outline`;</script>",
    ];
    expect(iconsNamedIn(pages, FILES)).toEqual(['heart-outline.svg', 'heart.svg']);
  });

  it('takes no word of a text, and no name that is no icon', () => {
    expect(iconsNamedIn(['<p class="add-on">Add a star, add a heart</p>'], FILES)).toEqual([]);
  });
});
