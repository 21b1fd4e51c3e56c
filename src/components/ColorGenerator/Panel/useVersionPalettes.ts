import paletteData from '@generated/docs-demos/default/palettes.json';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import type { VersionPalettes } from '../../../lib/theme-colors';

/** The colors that an app has before it sets one, in the version of the page; of the newest where a page has none. */
export function useVersionPalettes(): VersionPalettes {
  const { activeVersion } = useActiveDocContext(undefined);
  const version = paletteData[activeVersion?.name ?? ''] ?? Object.values(paletteData)[0];
  if (!version) throw new Error('The color generator knows no version of Ionic');
  return version;
}
