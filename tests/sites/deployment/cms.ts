import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { adDocument } from '../../unit/ads/support/documents';
import { startPrismic } from '../../unit/ads/support/prismic';

/** What somebody might write into the CMS so that it runs in a page. */
export const SCRIPT = '</script><img src="x:" onerror="window.ran=\'ad\'">';

/** Addresses of records that a page must not have. */
export const REFUSED = ['javascript:window.ran=1', 'data:text/html,refused', '//refused.example/'];

const image = (alt: string) => ({ alt, '1x': { ...adDocument('good').data.ad_image['1x'], alt } });

/** Records of a CMS that somebody else writes to: one is good but for its words. */
const DOCUMENTS = [
  ...REFUSED.map((url, index) => adDocument(`refused-${index}`, { url, weight: 1000 })),
  adDocument('refused-image', {
    weight: 1000,
    image: { url: 'http://images.test/plain-http.png' },
  }),
  adDocument('good', {
    text: `Buy ${SCRIPT}`,
    spans: [
      { type: 'hyperlink', start: 0, end: 3, data: { url: 'javascript:window.ran=2' } },
      { type: 'strong', start: 0, end: 3 },
    ],
    image: image(`A "picture" ${SCRIPT}`),
  }),
];

/**
 * Starts a CMS for a build.
 *
 * @returns the variables with which a build asks it, its images included: these have an address of the
 *   CMS's kind, which leads here
 */
export async function startCms() {
  const { endpoint, origin, close } = await startPrismic({ documents: DOCUMENTS });
  const preload = join(ROOT, 'tests/sites/deployment/images.cjs');
  const env = {
    PRISMIC_ENDPOINT: endpoint,
    TEST_IMAGES: `${origin}/images`,
    NODE_OPTIONS: `--require "${preload.replaceAll('\\', '/')}"`,
  };
  return { env, close };
}
