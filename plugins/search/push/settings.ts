import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { LEVELS } from '../types';
import { SYNONYMS } from '../words/equivalents';

/**
 * Settings of the hosted index: those that Docusaurus documents for DocSearch, for both languages.
 *
 * @see https://docusaurus.io/docs/search#using-algolia-docsearch
 */
export const SETTINGS: IndexSettings = {
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  camelCaseAttributes: ['hierarchy', 'content'],
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  indexLanguages: ['en', 'ja'],
  queryLanguages: ['en', 'ja'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
};

/** Words for one thing in both languages, the same that the embedded index knows. */
export const SYNONYM_GROUPS: SynonymHit[] = SYNONYMS.map((synonyms, index) => ({
  objectID: `words-${index}`,
  type: 'synonym',
  synonyms: [...synonyms],
}));
