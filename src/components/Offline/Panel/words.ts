import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The language of the page, as browsers name it. */
export function useLanguage(): string {
  const { i18n } = useDocusaurusContext();
  return i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
}

/** A size in the words of a language. */
export function megabytes(bytes: number, language: string): string {
  const style = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(bytes / 1e6);
}
