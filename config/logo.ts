/** The site's logo, in the navbar and in the footer; sizes in CSS pixels. */
export const LOGO = {
  alt: 'Ionic Docs',
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  width: 139,
  height: 28,
} as const;
