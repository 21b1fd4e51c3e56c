import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageTag } from '@site/src/lib/language-tag';

/** The language of the page, as browsers name it. */
export function useLanguage(): string {
  const { i18n } = useDocusaurusContext();
  return languageTag(i18n);
}

/** A size in the words of a language. */
export function megabytes(bytes: number, language: string): string {
  const style = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(bytes / 1e6);
}
