import type { PluginOptions } from '@docusaurus/plugin-content-docs';

/** The docs versions that this site builds, newest first, as the docs plugin wants them. */
export const VERSIONS = {
  current: { label: 'v8', badge: false },
  v7: { label: 'v7', path: 'v7', banner: 'unmaintained' },
} satisfies Partial<PluginOptions['versions']>;

/** Versions kept elsewhere; `newTab` marks those whose pages are of another site altogether. */
export const ARCHIVES = [
  { label: 'v6', href: 'https://ionicframework.com/docs/v6/', newTab: false },
  { label: 'v5', href: 'https://ionicframework.com/docs/v5/', newTab: false },
  { label: 'v4', href: 'https://ionicframework.com/docs/v4/components', newTab: true },
  { label: 'v3', href: 'https://ionicframework.com/docs/v3/', newTab: true },
] as const;
