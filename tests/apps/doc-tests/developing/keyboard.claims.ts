import type { Framework } from '../../../../src/lib/demo';
import type { Claim, PageClaims } from '../../claims/types';
import { OF_MODULES } from '../support';

const FIELDS: Readonly<Record<Framework, Partial<Claim>>> = {
  javascript: {
    fences: [{ heading: 'enter-key', title: 'sign-up.js' }],
    files: {
      'body.html': `<ion-app><ion-content>
  <ion-input label="Name" enterkeyhint="next"></ion-input>
  <ion-input label="Email" type="email" enterkeyhint="done"></ion-input>
</ion-content></ion-app>
<script src="./sign-up.js"></script>`,
    },
  },
  angular: {
    fences: [{ heading: 'enter-key', title: 'src/app/two-fields.component.ts' }],
    show: 'src/app/two-fields.component.ts#TwoFieldsComponent',
    isPart: true,
    notIn: OF_MODULES,
  },
  react: {
    fences: [{ heading: 'enter-key', title: 'src/components/TwoFields.tsx' }],
    show: 'src/components/TwoFields.tsx#TwoFields',
    isPart: true,
  },
  vue: {
    fences: [{ heading: 'enter-key', title: 'src/components/TwoFields.vue' }],
    show: 'src/components/TwoFields.vue',
    isPart: true,
  },
};

const next = (framework: Framework): Claim => ({
  heading: 'enter-key',
  says: 'For **Next**, move the focus yourself with `setFocus()`:',
  framework,
  ...FIELDS[framework],
  async try(app) {
    const { page } = app;
    const type = (): Promise<string> =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type ?? '');
    await page.getByLabel('Name').click();
    await page.getByLabel('Name').dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await app.expect('the field after Enter in a conversion', type, 'text');
    await page.keyboard.press('Enter');
    await app.expect('the field after Enter', type, 'email');
  },
});

const PLUGIN = {
  framework: 'vue',
  packages: ['@capacitor/core', '@capacitor/keyboard'],
  fences: [{ heading: 'programmatic', title: 'src/keyboard.ts' }],
  files: {
    'src/Probe.vue': `<script setup lang="ts">
import { Keyboard } from '@capacitor/keyboard';
import { IonInput } from '@ionic/vue';
import { hideKeyboard } from './keyboard';

Object.assign(window, {
  hideKeyboard,
  hide: () => Keyboard.hide().then(() => 'hidden', (error: Error) => error.message),
});
</script>

<template><ion-input label="Name" /></template>
`,
  },
  show: 'src/Probe.vue',
  isPart: true,
} satisfies Partial<Claim>;

interface Probe {
  hide: () => Promise<string>;
  hideKeyboard: () => Promise<void>;
}

const page: PageClaims = {
  claims: [
    {
      heading: 'keyboard-type',
      says: '`ion-input` sets `autocapitalize`, `autocomplete` and `autocorrect` to `off` and `spellcheck` to `false`.',
      files: {
        'body.html':
          '<ion-app><ion-content><ion-input label="Name"></ion-input></ion-content></ion-app>',
      },
      async try(app) {
        const names = ['autocapitalize', 'autocomplete', 'autocorrect', 'spellcheck'];
        const field = app.page.locator('ion-input input');
        const values = await Promise.all(names.map((name) => field.getAttribute(name)));
        await app.expect('the attributes', () => values, ['off', 'off', 'off', 'false']);
      },
    },
    {
      heading: 'keyboard-type',
      says: 'A sign-up form:',
      fences: [{ heading: 'keyboard-type', title: 'index.html', as: 'form.html' }],
      files: {
        'body.html': `<ion-app><ion-content></ion-content></ion-app>
<script type="module">
  document.querySelector('ion-content').innerHTML = await (await fetch('./form.html')).text();
</script>`,
      },
      async try(app) {
        const field = app.page.getByLabel('Code');
        await app.expect('the keyboard', () => field.getAttribute('inputmode'), 'numeric');
        await app.expect('the help', () => field.getAttribute('autocomplete'), 'one-time-code');
        await app.expect('the Enter key', () => field.getAttribute('enterkeyhint'), 'done');
      },
    },
    next('javascript'),
    next('angular'),
    next('react'),
    next('vue'),
    {
      heading: 'programmatic',
      says: 'To close it, remove the focus, or use the plugin:',
      ...PLUGIN,
      async try(app) {
        const { page } = app;
        await page.waitForFunction(() => 'hideKeyboard' in window);
        await page.getByLabel('Name').click();
        await page.evaluate(() => (window as unknown as Probe).hideKeyboard());
        const active = (): Promise<string> =>
          page.evaluate(() => document.activeElement?.localName ?? '');
        await app.expect('the focus', active, 'body');
      },
    },
    {
      heading: 'troubleshooting',
      says: /`("Keyboard" plugin is not implemented on web)` \| The plugin was called in a browser\./,
      ...PLUGIN,
      async try(app, { caught }) {
        const { page } = app;
        await page.waitForFunction(() => 'hide' in window);
        const said = (): Promise<string> =>
          page.evaluate(() => (window as unknown as Probe).hide());
        await app.expect('the message', said, caught[0] ?? '');
      },
    },
  ],
};

export default page;
