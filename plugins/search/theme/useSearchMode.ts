import { usePluginData } from '@docusaurus/useGlobalData';
import type { PluginOptions } from '../options';

/** What answers searches; `off` where nothing does. */
export function useSearchMode(): PluginOptions['mode'] {
  return (usePluginData('search') as Pick<PluginOptions, 'mode'>).mode;
}
