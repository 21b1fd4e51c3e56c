import { movedAnchor, type Heading, type MovedSections } from '../plugins/redirects/anchor';
import { pageOf, type RedirectOptions } from '../plugins/redirects/table';
import { REMOVED_PLUGINS } from './removed-plugins';
import { newestOf, type DocsVersion } from './versions';

/**
 * Addresses that earlier editions of this site answered, and the pages that hold now what readers looked for
 * there. Paths are below a locale and a version, without slashes at either end; they hold in every locale,
 * and in every version that has the page they lead to. One may lead to a section.
 */
export const MOVED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['angular', 'react', 'vue', 'javascript'].map((name) => [name, `${name}/overview`]),
  ),
  ...Object.fromEntries(['angular', 'react', 'vue'].flatMap(numberedTutorial)),

  'angular/config': 'developing/config',
  'angular/zoneless': 'angular/build-options#zoneless',
  'javascript/ionic-core': 'javascript/overview',
  'react/add-to-existing': 'react/adding-ionic-react-to-an-existing-react-project',
  'react/config': 'developing/config',
  'react/testing': 'react/testing/introduction',
  'react/testing/examples': 'react/testing/unit-testing/examples',
  'react/testing/setup': 'react/testing/unit-testing/setup',
  'react/utility-functions': 'react/navigation#code',
  'vue/config': 'developing/config',

  guide: '',
  'api/gallery': 'components',
  'api/gallery-item': 'components',
  'api/slide': 'angular/slides',
  'api/slides': 'angular/slides',
  'api/virtual-scroll': 'angular/virtual-scroll',
  'faq/security': 'techniques/security',
  'layout/grid': 'api/grid',
  'layout/rtl': 'developing/tips#rtl',
  'techniques/input-masking': 'api/input',
  'theming/base-components': 'theming/platform-styles',

  'appflow/basics/git': 'cli/commands/git-remote',
  'appflow/devapp': 'developing/previewing',
  'appflow/monitoring': 'troubleshooting/debugging',
  'building/android': 'developing/android',
  'building/ios': 'developing/ios',
  'building/migration': 'updating/4-0',
  'deployment/desktop-app': 'core-concepts/cross-platform',
  'developer-resources': 'developer-resources/guides',
  'developer-resources/books': 'developer-resources/courses',
  'developer-resources/developer-tips': 'troubleshooting/debugging#device',
  ...Object.fromEntries(['first-app-v3', 'first-app-v4'].flatMap(firstApp)),
  'developing/autofocus': 'developing/managing-focus',
  'intro/upgrading-to-ionic-6': 'updating/6-0',
  'intro/upgrading-to-ionic-7': 'updating/7-0',
  'reference/migration': 'updating/5-0',
  'reference/migration-legacy': 'updating/4-0',

  'native-community': 'native',
  'native-faq': 'native/faq',
  'native-setup': 'native/setup',
  'native/community': 'native',
  ...Object.fromEntries(
    REMOVED_PLUGINS.map((name) => [`native/${name}`, 'native/faq#ionic-native']),
  ),

  'cli/commands/deploy-add': 'cli/commands/live-update-add',
  'cli/commands/deploy-configure': 'cli/commands/live-update-configure',
  'cli/commands/deploy-manifest': 'cli/commands/live-update-manifest',
  ...Object.fromEntries(
    [
      'deploy-build',
      'docs',
      'doctor-check',
      'doctor-list',
      'doctor-treat',
      'package-build',
      'package-deploy',
    ].map((name) => [`cli/commands/${name}`, 'cli']),
  ),

  // The desktop program is gone; its successor is the extension of the editor
  ...Object.fromEntries(
    [
      '',
      '/assets',
      '/code',
      '/designer',
      '/faq',
      '/guides/routing-and-navigation',
      '/guides/using-native-functionality',
      '/running',
      '/settings',
      '/start',
      '/setup/installation',
      '/setup/native',
      '/support',
      '/terminal',
      '/theming',
    ].map((path) => [`studio${path}`, 'intro/vscode-extension']),
  ),
};

/** Sections whose old anchor has no word in common with the heading that stands for it now; first those of any page. */
export const MOVED_SECTIONS: MovedSections = {
  '': {
    basic: 'quick-start',
    'basic-usage': 'quick-start',
    usage: 'quick-start',
    interfaces: 'types',
    // Of the home page, whose path is empty too
    pieces: 'components',
    'where-you-are': 'start',
  },
  'api/modal': { 'preventing-a-modal-from-dismissing': 'can-dismiss' },
  'developing/config': { 'global-config': 'quick-start' },
  'developing/hardware-back-button': { 'exiting-the-app': 'exit-app' },
  'layout/dynamic-font-scaling': {
    'enabling-dynamic-font-scaling-in-ionic': 'how-it-works',
  },
  'react/navigation': { ionpage: 'rules' },
  'reference/support': { 'compatibility-recommendations': 'angular' },
  'theming/dark-mode': { always: 'variants', system: 'variants', 'css-class': 'variants' },
  'troubleshooting/runtime': { 'accessing-this': 'own-code' },
  'vue/navigation': { ionpage: 'troubleshooting' },
};

/** Folders whose pages have moved as a whole, and where they stand now. */
const MOVED_FOLDERS: Readonly<Record<string, string>> = { components: 'api' };

/** Folder of the newest version before it stood at the base, besides the one of its label. */
const BEFORE_RELEASE = 'next';

/** The chapters of a photo tutorial had numbers. */
function numberedTutorial(framework: string): [from: string, to: string][] {
  const chapters = [
    'taking-photos',
    'saving-photos',
    'loading-photos',
    'adding-mobile',
    'deploying-mobile',
    'live-reload',
    'distribute',
  ];
  const folder = `${framework}/your-first-app`;
  return chapters.map((name, index) => [`${folder}/${index + 2}-${name}`, `${folder}/${name}`]);
}

/** The photo apps of Ionic 3 and 4 were written with Angular, as the tutorial that has taken their place. */
function firstApp(name: string): [from: string, to: string][] {
  const tutorial = 'angular/your-first-app';
  const chapters: Readonly<Record<string, string>> = {
    intro: tutorial,
    'creating-photo-gallery-device-storage': `${tutorial}/saving-photos`,
    'ios-android-camera': `${tutorial}/taking-photos`,
    'realtime-updates-ionic-deploy': `${tutorial}/distribute`,
    theming: 'theming/basics',
    'track-bugs-ionic-monitoring': 'troubleshooting/debugging',
  };
  return Object.entries(chapters).map(([chapter, to]) => [
    `developer-resources/guides/${name}/${chapter}`,
    to,
  ]);
}

/** Where pages and sections are that packages, or old links, name under another address. */
export const RENAMED = {
  page: (page: string): string | undefined => {
    const to = MOVED[page];
    return to === undefined ? undefined : pageOf(to);
  },
  section: (page: string, anchor: string, headings: readonly Heading[]): string | undefined =>
    movedAnchor(page, anchor, headings, MOVED_SECTIONS),
};

/** Options of the redirects plugin. */
export function redirectsOptions(versions: readonly DocsVersion[]): RedirectOptions {
  return {
    moved: () => MOVED,
    sections: () => MOVED_SECTIONS,
    folders: MOVED_FOLDERS,
    versions: versions.map(({ path }) => path),
    aliases: [newestOf(versions).label, BEFORE_RELEASE],
  };
}
