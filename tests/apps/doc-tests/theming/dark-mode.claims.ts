import type { Framework } from '../../../../src/lib/demo';
import type { App } from '../../harness/app';
import type { Claim, PageClaims } from '../../claims/types';
import { rowsOf } from '../../claims/drawn';
import { OF_MODULES } from '../support';

/** Background of the page, as the palette has it. */
const background =
  ({ page }: App) =>
  (): Promise<string> =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ion-background-color').trim(),
    );

const isDark =
  ({ page }: App) =>
  (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.classList.contains('ion-palette-dark'));

const palette = (name: string): string =>
  `<link rel="stylesheet" href="/core/css/palettes/${name}.css" />`;

const PAGE = '<ion-app><ion-content>Page</ion-content></ion-app>';

/** The palettes came with version 8; version 7 has them as a file of the app. */
const V8 = { v7: 'the palettes are files of the package since version 8' };

const SETTINGS: Readonly<Record<Framework, Partial<Claim>>> = {
  javascript: {
    fences: [
      { heading: 'switch', title: 'settings.html', as: 'settings.html' },
      { heading: 'switch', title: 'src/theme/palette.ts', as: 'theme/palette.ts' },
    ],
    files: {
      'body.html': `<ion-app><ion-content></ion-content></ion-app>
<script type="module">
  const text = await (await fetch('./settings.html')).text();
  document.querySelector('ion-content').append(document.createRange().createContextualFragment(text));
</script>`,
    },
  },
  angular: {
    fences: [
      { heading: 'switch', title: 'src/app/settings/appearance.component.ts' },
      { heading: 'switch', title: 'src/theme/palette.ts' },
    ],
    show: 'src/app/settings/appearance.component.ts#AppearanceComponent',
    isPart: true,
    notIn: OF_MODULES,
  },
  react: {
    fences: [
      { heading: 'switch', title: 'src/components/Appearance.tsx' },
      { heading: 'switch', title: 'src/theme/palette.ts' },
    ],
    show: 'src/components/Appearance.tsx',
    isPart: true,
  },
  vue: {
    fences: [
      { heading: 'switch', title: 'src/components/AppearanceSetting.vue' },
      { heading: 'switch', title: 'src/theme/palette.ts' },
    ],
    show: 'src/components/AppearanceSetting.vue',
    isPart: true,
  },
};

const settings = (framework: Framework): Claim => ({
  heading: 'switch',
  says: "The listener applies a change of the device's setting while the app is open, for example when the device switches at sunset.",
  framework,
  notIn: V8,
  ...SETTINGS[framework],
  async try(app) {
    const { page } = app;
    const choose = (name: string) => page.locator('ion-radio', { hasText: name }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await app.expect('dark at the start', isDark(app), false);
    await page.emulateMedia({ colorScheme: 'dark' });
    await app.expect('dark at sunset', isDark(app), true);
    await choose('Light');
    await app.expect('dark by choice', isDark(app), false);
    await page.emulateMedia({ colorScheme: 'light' });
    await choose('Dark');
    await app.expect('dark by choice', isDark(app), true);
    await app.reload();
    await app.expect('dark after a reload', isDark(app), true);
    await choose('Same as device');
    await app.expect('dark as the device', isDark(app), false);
  },
});

const page: PageClaims = {
  claims: [
    settings('javascript'),
    settings('angular'),
    settings('react'),
    settings('vue'),
    {
      heading: 'variants',
      says: '| `dark.system.css` | `prefers-color-scheme` is `dark` |',
      files: { 'head.html': palette('dark.system'), 'body.html': PAGE },
      notIn: V8,
      async try(app) {
        await app.page.emulateMedia({ colorScheme: 'light' });
        await app.expect('the background by day', background(app), '');
        await app.page.emulateMedia({ colorScheme: 'dark' });
        await app.expect('the background by night', background(app), '#121212');
      },
    },
    {
      heading: 'variants',
      says: /\| `dark\.class\.css` \| `<html>` has the class `([\w-]+)` \|/,
      files: { 'head.html': palette('dark.class'), 'body.html': PAGE },
      notIn: V8,
      async try(app, { caught }) {
        await app.page.emulateMedia({ colorScheme: 'dark' });
        await app.expect('the background', background(app), '');
        await app.page.evaluate(
          (name) => document.documentElement.classList.add(name ?? ''),
          caught[0],
        );
        await app.expect('the background with the class', background(app), '#121212');
      },
    },
    {
      heading: 'variants',
      says: '`dark.css`, without a second word, is an empty file, and importing it raises no error.',
      files: { 'head.html': palette('dark'), 'body.html': PAGE },
      notIn: V8,
      async try(app) {
        await app.page.emulateMedia({ colorScheme: 'dark' });
        await app.expect('the background', background(app), '');
      },
    },
    ...(['ios', 'md'] as const).map((mode, index): Claim => ({
      heading: 'contents',
      says: /\| Page background \| white \| `#\w+` \| `#\w+` \|/,
      files: { 'head.html': palette('dark.always'), 'body.html': PAGE },
      mode,
      notIn: V8,
      async try(app, { section }) {
        const row = rowsOf(section).find(([first]) => first === 'Page background');
        const told = (row?.[2 + index] ?? '').replaceAll('`', '');
        const short = /^#(.)\1(.)\2(.)\3$/.exec(told);
        const hex = short ? `#${short.slice(1).join('')}` : told;
        await app.expect('the background', background(app), (value) => [told, hex].includes(value));
      },
    })),
    {
      heading: 'own-colors',
      says: 'The palette sets them per mode, on `:root.ios` and `:root.md`, and `:root` alone has a lower specificity than that:',
      files: {
        'head.html': `${palette('dark.always')}<style>:root { --ion-background-color: #10182b; }</style>`,
        'body.html': PAGE,
      },
      notIn: V8,
      async try(app) {
        await app.expect('the background of a lone :root', background(app), '#121212');
        await app.page.addStyleTag({ content: ':root.md { --ion-background-color: #10182b; }' });
        await app.expect('the background of :root.md', background(app), '#10182b');
      },
    },
    {
      heading: 'troubleshooting',
      says: '| Buttons change, but the page stays white | The class is on `<body>`. The surfaces need it on `<html>`, where Ionic sets the class `ios` or `md`. |',
      files: { 'head.html': palette('dark.class'), 'body.html': `${PAGE}` },
      notIn: V8,
      async try(app) {
        const at = (name: string): Promise<string> =>
          app.page
            .locator('ion-content')
            .evaluate((one, key) => getComputedStyle(one).getPropertyValue(key).trim(), name);
        const before = await at('--ion-color-primary');
        await app.page.evaluate(() => document.body.classList.add('ion-palette-dark'));
        await app.expect(
          'the primary color',
          () => at('--ion-color-primary'),
          (value) => value !== before,
        );
        await app.expect('the background', () => at('--ion-background-color'), '');
      },
    },
  ],
};

export default page;
