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
import styles from './styles.module.css';

type Props = ComponentProps<typeof LocaleDropdownNavbarItemType>;

/** Folder of a locale's file, seen from the file of the current one, with a slash at its end if any. */
function folderOf(locale: string, current: string, defaultLocale: string): string {
  const up = current === defaultLocale ? '' : '../';
  return locale === defaultLocale ? up : `${up}${locale}/`;
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
    lang: localeConfigs[locale]?.htmlLang ?? locale,
    to: `pathname://${folderOf(locale, currentLocale, defaultLocale)}index.html#${pathname}${search}${queryString}${hash}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: locale === currentLocale ? active : '',
  }));
  const label = mobile
    ? translate({
        id: 'theme.navbar.mobileLanguageDropdown.label',
        message: 'Languages',
        description: 'The label for the mobile language switcher dropdown',
      })
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
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.future.experimental_router === 'hash' ? (
    <HashLocaleDropdown {...props} />
  ) : (
    <OriginalLocaleDropdownNavbarItem {...props} />
  );
}
