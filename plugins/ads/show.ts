import type { AdRecord, Run, ShownAd, TextBlock } from './types';

/** The box holds all candidates of a language, on every page: a few are enough. Its style sheet has a rule for each. */
const MAX_CANDIDATES = 8;

function isMarked({ spans }: TextBlock, type: string, at: number): boolean {
  return spans.some((span) => span.type === type && span.start <= at && at < span.end);
}

/** Cuts a block of rich text where its formatting changes. Spans may overlap and reach too far. */
function runsOf(block: TextBlock): Run[] {
  const { text, spans } = block;
  const edges = spans.flatMap(({ start, end }) => [start, Math.min(end, text.length)]);
  const cuts = [...new Set([0, ...edges, text.length])].filter((at) => at <= text.length);
  cuts.sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => ({
    text: text.slice(start, cuts[index + 1]),
    ...(isMarked(block, 'strong', start) && { strong: true as const }),
    ...(isMarked(block, 'em', start) && { em: true as const }),
  }));
}

function languageOf(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? '';
}

/** Records in a language; when there is none, records in the default language. */
export function recordsFor(
  records: readonly AdRecord[],
  locale: string,
  defaultLocale: string,
): AdRecord[] {
  const inLanguage = (tag: string): AdRecord[] =>
    records.filter((record) => languageOf(record.lang) === languageOf(tag));
  const own = inLanguage(locale);
  return own.length > 0 ? own : inLanguage(defaultLocale);
}

/**
 * Chooses what the pages of a language carry: its records, paused ones left out, heaviest first, and
 * of each the fields that are shown.
 *
 * @param imagePath path that the pages find the image files under, with a slash at its end
 */
export function adsToShow(
  records: readonly AdRecord[],
  { locale, defaultLocale }: { locale: string; defaultLocale: string },
  imagePath: string,
): ShownAd[] {
  return recordsFor(records, locale, defaultLocale)
    .filter(({ data }) => data.ad_weight > 0)
    .sort((a, b) => b.data.ad_weight - a.data.ad_weight)
    .slice(0, MAX_CANDIDATES)
    .map(({ lang, data }) => ({
      weight: data.ad_weight,
      copy: data.ad_copy.filter((block) => block.text.trim() !== '').map(runsOf),
      href: data.ad_url.url,
      ...(data.ad_url.target === '_blank' && { target: '_blank' as const }),
      alt: data.ad_image.alt ?? '',
      src: [`${imagePath}${data.ad_image['1x'].url}`, `${imagePath}${data.ad_image.url}`],
      ...(languageOf(lang) !== languageOf(locale) && { lang: languageOf(lang) }),
    }));
}
