import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { ChangesByPage } from './upgrade-guide';

/** What the data of a page of an older version has beside Docusaurus' own. */
export interface Canonical {
  /** Path of the newest version's page about the same subject. */
  canonical?: string;
}

/** What a version's pages know beside Docusaurus' own. */
export interface Changes {
  /** Where the upgrade guide to the newest version says what changed, by id of the page. */
  changes?: ChangesByPage;
}

/** What the docs plugin hands to the pages of a version. */
export interface VersionProps {
  [name: string]: unknown;
  version: PropVersionMetadata & Changes;
}
