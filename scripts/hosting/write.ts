import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LLMS_FILES } from '../../plugins/markdown/types';
import type { SiteEnv } from '../../config/env';
import { sitePolicy } from '../../config/policy';
import { builtScripts } from '../lib/built-scripts';
import { nginxFile } from './nginx';
import {
  cloudflareHeaders,
  cloudflareRedirects,
  netlifyHeaders,
  netlifyRedirects,
  vercelFile,
} from './pages';
import { hostRedirects } from './redirects';
import { entriesOf, notFoundPages, type HostedSite } from './site';
import { outputFile } from '../../src/lib/output-file';

/** What is written for which host, by path below the folder for all of them. */
const FILES: Readonly<Record<string, (site: HostedSite) => string>> = {
  'nginx/docs.conf': nginxFile,
  'netlify/_headers': netlifyHeaders,
  'netlify/_redirects': netlifyRedirects,
  'cloudflare/_headers': cloudflareHeaders,
  'cloudflare/_redirects': cloudflareRedirects,
  'vercel/vercel.json': vercelFile,
};

/**
 * Writes the configuration of the hosts that the README names. It stands beside the build and not in it:
 * these hosts read it at the root of what they publish, which the build is only where its base path is `/`,
 * and what lies in the build is served to readers.
 *
 * @param dir folder with the built site
 * @param target folder that is replaced
 * @param env settings that the site was built with
 */
export function writeHosting(
  dir: string,
  target: string,
  env: Pick<SiteEnv, 'baseUrl' | 'gtmContainerId' | 'algolia'>,
): void {
  const site: HostedSite = {
    baseUrl: env.baseUrl,
    policy: sitePolicy(env, builtScripts(dir)),
    entries: entriesOf(dir),
    redirects: hostRedirects(dir, env.baseUrl),
    notFound: notFoundPages(dir, env.baseUrl),
    hasMarkdownCopies: existsSync(join(dir, LLMS_FILES.index)),
  };
  rmSync(target, { recursive: true, force: true });
  for (const [path, write] of Object.entries(FILES)) {
    outputFile(join(target, path), write(site));
  }
}
