import { hashSource, type Policy } from '../src/lib/csp';
import type { SiteEnv } from './env';

/** The `<style>` that the search modal of `@docsearch/react` has in the logo of its footer. */
const MODAL_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** What the tag manager and the analytics that it loads ask for, as Google's page on CSP lists it. */
const TAG_MANAGER: Policy = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'frame-src': ['https://www.googletagmanager.com'],
};

/** The hosts that Algolia's client asks, in its own order. */
function algolia(appId: string): Policy {
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return { 'connect-src': [`https://${id}-dsn.algolia.net`, ...fallbacks] };
}

function merge(base: Policy, additions: readonly Policy[]): Policy {
  return Object.fromEntries(
    Object.entries(base).map(([directive, sources]) => [
      directive,
      [...sources, ...additions.flatMap((addition) => addition[directive] ?? [])],
    ]),
  );
}

/**
 * The policy of all pages but the live demos, which carry their own. It allows no script but the site's
 * files and the inline ones that the build wrote, and no style sheet but the site's; `style` attributes stay
 * allowed, because code blocks and figures are drawn with them.
 *
 * @param env tag manager and hosted search add their hosts where they are configured
 * @param hashes hash sources of the inline scripts of the built pages
 */
export function sitePolicy(
  env: Pick<SiteEnv, 'gtmContainerId' | 'algolia'>,
  hashes: readonly string[],
): Policy {
  const base: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", hashSource(MODAL_STYLE)],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Demos open in StackBlitz by a form.
    'form-action': ["'self'", 'https://stackblitz.com'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return merge(base, [
    ...(env.gtmContainerId ? [TAG_MANAGER] : []),
    ...(env.algolia ? [algolia(env.algolia.appId)] : []),
  ]);
}
