import type { AdsOptions } from '../plugins/ads/options';
import type { Cms } from '../plugins/ads/types';
import type { SiteEnv } from './env';

/** The CMS of the ads, with its access token; nothing where none is configured. */
export function adsCms(env: SiteEnv): Cms | undefined {
  const { prismicRepository: repository, prismicEndpoint: endpoint } = env;
  if (!repository && !endpoint) return undefined;
  return { repository, endpoint, accessToken: env.prismicAccessToken };
}

/** Options of the ads plugin. None holds the token: Docusaurus writes options into every reader's script. */
export function adsOptions(env: SiteEnv): AdsOptions {
  return { cms: () => adsCms(env), strict: env.strict };
}
