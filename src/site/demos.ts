import type { DemosOptions } from '../../plugins/demos/options';
import { demosRemark } from '../../plugins/demos/remark';

/** Options of the demos plugin. */
export const demosOptions: DemosOptions = {
  folder: 'src/demos',
  packages: { v8: '@ionic/core', v7: 'ionic-core-v7' },
};

/**
 * The remark plugin that `<Demo>` in a page needs, with its options.
 *
 * @param siteDir the project's root folder
 * @param locale locale being built
 */
export function demosInPages(
  siteDir: string,
  locale: string,
): [typeof demosRemark, Parameters<typeof demosRemark>[0]] {
  return [demosRemark, { ...demosOptions, siteDir, locale }];
}
