/** A whole PNG, one pixel large. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface Changes {
  lang?: string;
  weight?: unknown;
  text?: string;
  spans?: unknown[];
  url?: string;
  link?: Record<string, unknown>;
  image?: Record<string, unknown>;
}

/** A document as the CMS sends it, with more fields than are kept. */
export function adDocument(name: string, changes: Changes = {}) {
  const { lang = 'en-us', weight = 1, text = `Copy of ${name}`, spans = [] } = changes;
  const view = (width: number, height: number, file: string) => ({
    dimensions: { width, height },
    alt: `Picture of ${name}`,
    copyright: null,
    url: `https://images.test/${file}.png?auto=format`,
  });
  return {
    id: `id-${name}-${lang}`,
    uid: null,
    url: null,
    type: 'docs_ad',
    href: 'https://example.cdn.prismic.io/api/v2/documents/search?ref=x',
    tags: ['promotion'],
    first_publication_date: '2025-01-02T03:04:05+0000',
    last_publication_date: '2025-06-07T08:09:10+0000',
    slugs: [name],
    linked_documents: [],
    lang,
    alternate_languages: [],
    data: {
      ad_id: name,
      ad_weight: weight,
      ad_copy: [{ type: 'paragraph', text, spans, direction: 'ltr' }],
      ad_url: {
        link_type: 'Web',
        key: 'k',
        url: changes.url ?? `https://example.com/${name}`,
        ...changes.link,
      },
      ad_image: {
        ...view(280, 200, `${name}-2x`),
        id: 'image',
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
        '1x': view(140, 100, `${name}-1x`),
        ...changes.image,
      },
      unknown: 'left out',
    },
  };
}
