import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ads from '@generated/ads/default/shown.json';
import { pick, PICK_ATTRIBUTE } from '../../pick';
import AdBox, { type Place } from './Box';

/** The page that the present pick was made for; the first one is made by the page's own script. */
let pickedFor: string | undefined;

function pickOnce(page: string): void {
  if (pickedFor !== undefined && pickedFor !== page) {
    const picked = pick(
      ads.map(({ weight }) => weight),
      Math.random(),
    );
    document.documentElement.setAttribute(PICK_ATTRIBUTE, String(picked));
  }
  pickedFor = page;
}

/** Whether the current doc has an ad: no landing page of a version has, nor a page with `ad: false` in its front matter. */
export function useHasAd(): boolean {
  const { metadata, frontMatter } = useDoc();
  const { ad } = frontMatter as { ad?: unknown };
  return ads.length > 0 && metadata.slug !== '/' && ad !== false;
}

/** The ad of the current doc, or nothing. Another page gets another pick, before it is painted. */
export default function AdSlot({ place }: { place: Place }): ReactNode {
  const { permalink } = useDoc().metadata;
  const hasAd = useHasAd();
  useIsomorphicLayoutEffect(() => pickOnce(permalink), [permalink]);
  if (!hasAd) return null;
  const label = translate({
    id: 'site.ads.label',
    message: 'Advertisement',
    description: 'Stands above an advertisement and names it for screen readers',
  });
  return <AdBox ads={ads} label={label} place={place} />;
}
