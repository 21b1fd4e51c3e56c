/**
 * Wraps the language menu. With the hash router each language is a file of its own, which may lie
 * anywhere: the original's links name a path below the base path, which is no file there.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconLanguage from '@theme/Icon/Language';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type LocaleDropdownNavbarItemType from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import OriginalLocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import { useIsHashRouter } from '@site/src/lib/hash-router';
import { languageTag } from '@site/src/lib/language-tag';
import styles from './styles.module.css';

type Props = ComponentProps<typeof LocaleDropdownNavbarItemType>;

/** A locale's file, seen from that of the current one; nothing for the current one itself. */
function fileOf(locale: string, current: string, defaultLocale: string): string {
  if (locale === current) return '';
  const up = current === defaultLocale ? '' : '../';
  return locale === defaultLocale ? `${up}index.html` : `${up}${locale}/index.html`;
}

function HashLocaleDropdown({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString = '',
  ...props
}: Props): ReactNode {
  const {
    i18n: { currentLocale, defaultLocale, locales, localeConfigs },
  } = useDocusaurusContext();
  const { pathname, search, hash } = useLocation();
  const active = mobile ? 'menu__link--active' : 'dropdown__link--active';
  const items = locales.map((locale) => ({
    label: localeConfigs[locale]?.label ?? locale,
    lang: languageTag({ currentLocale, localeConfigs }, locale),
    to: `pathname://${fileOf(locale, currentLocale, defaultLocale)}#${pathname}${search}${queryString}${hash}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: locale === currentLocale ? active : '',
  }));
  const label = mobile
    ? translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' })
    : localeConfigs[currentLocale]?.label;
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.icon} />
          {label}
        </>
      }
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  return useIsHashRouter() ? (
    <HashLocaleDropdown {...props} />
  ) : (
    <OriginalLocaleDropdownNavbarItem {...props} />
  );
}
