import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Folder with the settings that the configuration file imports, below the site's root. */
const FOLDER = 'config';

/** What is watched, as Docusaurus takes it. */
export const SETTINGS = [`${FOLDER}/**/*.ts`];

/**
 * Marks the configuration file as changed where a setting is newer than it. The dev server then reads the whole
 * configuration again, as if that file had been saved.
 *
 * @param siteDir the site's root
 * @param configPath absolute path of the configuration file
 * @returns whether it was marked
 */
export function settingsChanged(siteDir: string, configPath: string): boolean {
  const folder = join(siteDir, FOLDER);
  const times = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).mtimeMs,
  );
  if (Math.max(...times) <= statSync(configPath).mtimeMs) return false;
  const now = new Date();
  utimesSync(configPath, now, now);
  return true;
}
