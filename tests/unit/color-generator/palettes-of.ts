import { toolData } from '../../../plugins/demos/projects';
import type { VersionPalettes } from '../../../src/lib/theme-colors';
import { ROOT } from '../../../scripts/lib/run';
import { VERSIONS } from '../../../config/versions';

const { palettes } = toolData(ROOT, VERSIONS);

/** What the tool gets from the build for the version with this label. */
export function palettesOf(label: string): VersionPalettes {
  const name = VERSIONS.find((version) => version.label === label)?.name ?? '';
  const found = palettes[name];
  if (!found) throw new Error(`${label}: no such version`);
  return found;
}
