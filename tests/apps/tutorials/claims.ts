import { basename } from 'node:path';
import { FIRST_APP } from './first-app';
import * as gallery from './gallery';
import { STARTED, UPDATED } from './guides';
import { QUICKSTARTS } from './quickstarts';
import type { Claim, Tutorial } from './types';

const { empty, takesPhotos, cancels, forgets, writesFiles, remembers } = gallery;
const { survivesLoss, isFull, refused, deletes, keeps } = gallery;

const KEPT = [takesPhotos, cancels, remembers, survivesLoss, isFull, refused];

/** What the pages of the photo gallery promise, by their names. */
const GALLERY: Readonly<Record<string, readonly Claim[]>> = {
  index: [empty],
  'taking-photos': [empty, takesPhotos, cancels, forgets, refused],
  'saving-photos': [takesPhotos, cancels, writesFiles, isFull],
  'loading-photos': [empty, ...KEPT],
  'adding-mobile': [remembers],
  'live-reload': [empty, ...KEPT, deletes, keeps],
  'deploying-mobile': [empty],
  distribute: [remembers, deletes],
};

/**
 * What is tried in the app when a page has been followed.
 *
 * @throws Error for a page that nothing is known of
 */
export function claimsOf({ name, framework }: Tutorial, page: string): readonly Claim[] {
  const series: Readonly<Record<string, readonly Claim[] | undefined>> = {
    'your-first-app': GALLERY[basename(page, '.mdx')],
    'first-app': [FIRST_APP],
    quickstart: QUICKSTARTS[framework],
    starting: [STARTED],
    ...Object.fromEntries(
      Object.entries(UPDATED).map(([guide, claims]) => [guide, claims[framework]]),
    ),
  };
  const claims = series[basename(name)];
  if (!claims) throw new Error(`${page}: tests/apps/tutorials/claims.ts says nothing of it`);
  return claims;
}
