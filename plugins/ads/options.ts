import { Joi } from '@docusaurus/utils-validation';
import type { Cms } from './types';

/** What the plugin is told by the site's configuration. */
export interface AdsOptions {
  /** The CMS to ask at build time; the committed snapshot serves without it. */
  cms?: Cms;
  /** A configured CMS that cannot be read fails the build instead of leaving it to the snapshot. */
  strict: boolean;
}

/** Checks {@link AdsOptions}. */
export const optionsSchema = Joi.object<AdsOptions>({
  cms: Joi.object({
    repository: Joi.string(),
    endpoint: Joi.string().uri({ scheme: ['https', 'http'] }),
    accessToken: Joi.string(),
  }).or('repository', 'endpoint'),
  strict: Joi.boolean().default(false),
});
