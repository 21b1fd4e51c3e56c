import type { AdsOptions } from '../../plugins/ads/options';
import type { SiteEnv } from './env';

/** Options of the ads plugin. */
export function adsOptions(env: SiteEnv): AdsOptions {
  const { prismicRepository: repository, prismicEndpoint: endpoint } = env;
  return {
    ...((repository || endpoint) && {
      cms: { repository, endpoint, accessToken: env.prismicAccessToken },
    }),
    strict: env.strict,
  };
}
