/**
 * Files of pages, by their paths in a docs tree without their extension, and the picture that each opens with; posts
 * stand in `blog`.
 */
const PICTURES: readonly (readonly [pages: RegExp, picture: string])[] = [
  // They show pictures of their own, or the component itself
  [/^(?:index|components|cli\/index|native\/index|intro\/first-app|api\/.+|test\/.+)$/, ''],
  [/^native\/(?:setup|faq|community)$/, 'guide#native'],
  [/^native\/(.+)$/, 'native#$1'],

  [/^cli\/commands\/(?:start|init|info|repair|completion)$/, 'commands#start'],
  [/^cli\/commands\/capacitor-(?:run|build|open)$/, 'commands#capacitor-run'],
  [/^cli\/commands\/capacitor-.+$/, 'commands#capacitor-add'],
  [/^cli\/commands\/integrations-.+$/, 'commands#integrations-enable'],
  [/^cli\/commands\/config-.+$/, 'commands#config-set'],
  [/^cli\/commands\/live-update-.+$/, 'commands#live-update-add'],
  [/^cli\/commands\/cordova-.+$/, 'commands#cordova-platform'],
  [/^cli\/commands\/ss[hl]-.+$/, 'commands#ssh-setup'],
  [/^cli\/commands\/(serve|generate|build)$/, 'commands#$1'],
  [/^cli\/commands\/.+$/, 'commands#login'],
  [/^cli\/configuration$/, 'commands#config-set'],
  [/^cli\/livereload$/, 'guide#livereload'],
  [/^cli\/using-a-proxy$/, 'guide#proxy'],

  [/^intro\/environment$/, 'guide#environment'],
  [/^intro\/cli$/, 'guide#cli'],
  [/^intro\/vscode-extension$/, 'guide#developing'],
  [/^intro\/.+$/, 'guide#intro'],
  [/^core-concepts\/what-are-progressive-web-apps$/, 'guide#pwa'],
  [/^core-concepts\/.+$/, 'guide#concepts'],

  [/^\w+\/your-first-app\/live-reload$/, 'guide#livereload'],
  [/^\w+\/your-first-app\/adding-mobile$/, 'guide#platform'],
  [/^\w+\/your-first-app\/(?:saving|loading)-photos$/, 'guide#storage'],
  [/^\w+\/your-first-app\/deploying-mobile$/, 'guide#deployment'],
  [/^\w+\/your-first-app\/distribute$/, 'guide#stores'],
  [/^\w+\/your-first-app\/.+$/, 'guide#first-app'],
  [/^react\/adding-ionic-react-to-an-existing-react-project$/, 'guide#react'],
  [/^react\/testing\/.+$/, 'guide#testing'],
  [/^(angular|vue)\/add-to-existing$/, 'guide#$1'],
  [/^angular\/injection-tokens$/, 'guide#injection'],
  [/^\w+\/build-options$/, 'guide#build'],
  [/^vue\/utility-functions$/, 'guide#vue'],
  [/^javascript\/other-frameworks$/, 'guide#javascript'],
  [/^(angular|javascript|react|vue)\/overview$/, 'guide#$1'],
  [/^(?:angular|javascript|react|vue)\/([\w-]+)$/, 'guide#$1'],

  [/^developing\/config\/.+$/, 'guide#css-variables'],
  [/^developing\/managing-focus$/, 'guide#focus'],
  [/^developing\/end-to-end-tests$/, 'guide#testing'],
  [/^developing\/offline-data$/, 'guide#storage'],
  [/^developing\/push-notifications$/, 'native#push-notifications'],
  [/^developing\/native-plugin$/, 'guide#native'],
  [/^developing\/deep-links$/, 'native#browser'],
  [/^developing\/sign-in$/, 'guide#security'],
  [/^developing\/(android|ios|keyboard|hardware-back-button)$/, 'guide#$1'],
  [/^developing\/.+$/, 'guide#developing'],
  [/^layout\/.+$/, 'guide#layout'],
  [/^theming\/(?:colors|color-generator)$/, 'guide#colors'],
  [/^theming\/css-variables$/, 'guide#css-variables'],
  [/^theming\/css-shadow-parts$/, 'guide#shadow-parts'],
  [/^theming\/high-contrast-mode$/, 'guide#high-contrast'],
  [/^theming\/platform-styles$/, 'guide#platform'],
  [/^theming\/dark-mode$/, 'guide#dark-mode'],
  [/^theming\/.+$/, 'guide#theming'],
  [/^deployment\/progressive-web-app$/, 'guide#pwa'],
  [/^deployment\/.+$/, 'guide#stores'],
  [/^utilities\/(animations|gestures)$/, 'guide#$1'],
  [/^techniques\/.+$/, 'guide#security'],
  [/^updating\/.+$/, 'guide#updating'],
  [/^troubleshooting\/.+$/, 'guide#troubleshooting'],
  [/^reference\/browser-support$/, 'guide#browser'],
  [/^reference\/(?:support|versioning|release-notes)$/, 'guide#support'],
  [/^reference\/glossary$/, 'guide#glossary'],
  [/^reference\/.+$/, 'guide#reference'],
  [/^developer-resources\/.+$/, 'guide#resources'],
  [/^contributing\/.+$/, 'guide#contributing'],

  [/^blog\/.+-ionic-7-changes$/, 'guide#concepts'],
  [/^blog\/.+-looking-back-at-ionic-6$/, 'guide#support'],
  [/^blog\/.+-labels-inside-form-controls$/, 'guide#forms'],
  [/^blog\/.+-ionic-8-changes$/, 'guide#high-contrast'],
  [/^blog\/.+-dark-palettes-and-high-contrast$/, 'guide#dark-mode'],
  [/^blog\/.+-theming-with-custom-properties-and-shadow-parts$/, 'guide#shadow-parts'],
  [/^blog\/.+-accessible-overlays$/, 'guide#overlays'],
  [/^blog\/.+-measuring-and-fixing-start-up$/, 'guide#performance'],
  [/^blog\/.+$/, 'guide#updating'],
];

/**
 * The picture that a page opens with, as `<file>#<name>` below `static/img` without `.svg`.
 *
 * @param page path in its docs tree or below `blog`, without its extension
 * @returns nothing for a page that has none
 */
export function pictureOf(page: string): string | undefined {
  for (const [pages, picture] of PICTURES) {
    if (pages.test(page)) return page.replace(pages, picture) || undefined;
  }
  return undefined;
}
