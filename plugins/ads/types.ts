/** A block of rich text as the CMS holds it. Of its spans only `strong` and `em` are kept. */
export interface TextBlock {
  type: string;
  text: string;
  spans: TextSpan[];
}

/** A marked part of a block; offsets count UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
  type: 'strong' | 'em';
}

interface ImageView {
  dimensions: { width: number; height: number };
  alt: string | null;
  /** An `https:` address in the CMS; a file name beside the records once they are stored. */
  url: string;
}

/** One ad with the fields that are kept, in the CMS's own shape. */
export interface AdRecord {
  id: string;
  type: 'docs_ad';
  tags: string[];
  first_publication_date: string;
  last_publication_date: string;
  /** Language such as `en-us`. */
  lang: string;
  data: {
    ad_id: string;
    /** Share of the picks, relative to the other ads of the language; 0 pauses the ad. */
    ad_weight: number;
    ad_copy: TextBlock[];
    ad_url: { link_type: 'Web'; url: string; target?: '_blank' | '_self' };
    ad_image: ImageView & { '1x': ImageView };
  };
}

/** Records that have left the CMS: their images are files beside them. */
export interface StoredAds {
  /** When the CMS was read, as an ISO date. */
  taken: string;
  records: AdRecord[];
}

/** A stretch of text with one formatting. */
export interface Run {
  text: string;
  strong?: true;
  em?: true;
}

/** What a page needs of an ad, and nothing else. */
export interface ShownAd {
  weight: number;
  /** Paragraphs of runs. */
  copy: Run[][];
  href: string;
  /** Present when the link opens a new tab. */
  target?: '_blank';
  alt: string;
  /** Paths of the image at 1x and 2x. */
  src: [string, string];
  /** Language of the copy where it is not the page's. */
  lang?: string;
}

/** Where the CMS is asked. */
export interface Cms {
  repository?: string;
  endpoint?: string;
  accessToken?: string;
}

/** Where lines about the ads go. */
export interface Log {
  info: (line: string) => void;
  warn: (line: string) => void;
}
