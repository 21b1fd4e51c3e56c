import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';

/** Says how many results there are. */
export function useFoundText(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) => {
    const none = translate({
      id: 'theme.SearchPage.noResultsText',
      message: 'No results were found',
      description: 'The paragraph for empty search result',
    });
    const some = translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One document found|{count} documents found',
        description:
          'Pluralized label for "{count} documents found". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
      },
      { count },
    );
    return count === 0 ? none : selectMessage(count, some);
  };
}
