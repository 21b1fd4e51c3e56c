import type { I18nLocaleConfig } from '@docusaurus/types';
import type { Labels } from '../../plugins/reference/labels';
import type { CopyWords } from '../../plugins/markdown/types';
import type { PartNames } from '../../plugins/search/extract/page';

/** What the bar above the navbar is about. */
interface AnnouncementFacts {
  /** Numbers of the versions, newest first. */
  numbers: readonly string[];
  /** Address of the guide to the newest one. */
  guide: string;
}

/** Everything that the site says or does differently in one locale, beside the files in `i18n/<locale>`. */
export interface LocaleSettings {
  /** What Docusaurus has to know; the address follows from the locale's name. */
  config: Required<
    Pick<I18nLocaleConfig, 'label' | 'direction' | 'htmlLang' | 'calendar' | 'path'>
  >;
  /** Words of the navbar that the theme has no translation file for: names of icons, and an entry of the languages. */
  navbar: {
    translate: string;
    social: string;
    chat: string;
    source: string;
    /** Entry of the menu of versions about one that the site does not describe. */
    successor: (name: string) => string;
  };
  /** HTML of the bar above the navbar, which the theme has no translation file for. */
  announcement: (facts: AnnouncementFacts) => string;
  /** What the blog calls itself in its feeds, which the theme does not translate. */
  blog: { title: string; description: string };
  /** Names of the parts of the site in search results. */
  searchParts: PartNames;
  /** The words that the Markdown copies of pages, and the lists of them, write themselves. */
  markdownCopies: CopyWords;
  /** Fewest and most characters of a page's description: what a search result shows of it. */
  descriptionLength: readonly [min: number, max: number];
  /** What its prose must not have, and how a message calls that. */
  typography?: { refused: RegExp; name: string };
  /** The words that the reference itself writes. */
  reference: Labels;
}

/** Settings by the name of the locale, the default one first. */
export type Locales = Readonly<Record<string, LocaleSettings>>;
