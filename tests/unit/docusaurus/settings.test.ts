import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settingsChanged } from '../../../plugins/docusaurus/settings';

let site: string;
let config: string;
let setting: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'settings-'));
  config = join(site, 'docusaurus.config.ts');
  setting = join(site, 'config/navbar.ts');
  mkdirSync(join(site, 'config'), { recursive: true });
  for (const file of [config, setting]) writeFileSync(file, '');
});
afterEach(() => rmSync(site, { recursive: true }));

const saved = (file: string, secondsAgo: number): void => {
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(file, time, time);
};
/** Docusaurus watches this file. */
const configTime = (): number => statSync(config).mtimeMs;

it('a saved setting counts as a saved configuration, once', () => {
  saved(config, 60);
  saved(setting, 10);
  const before = configTime();
  expect(settingsChanged(site, config)).toBe(true);
  expect(configTime()).toBeGreaterThan(before);
  expect(settingsChanged(site, config)).toBe(false);
});

it('a configuration that is newer than every setting stays as it is', () => {
  saved(config, 10);
  saved(setting, 60);
  saved(join(site, 'config'), 60);
  const before = configTime();
  expect(settingsChanged(site, config)).toBe(false);
  expect(configTime()).toBe(before);
});
