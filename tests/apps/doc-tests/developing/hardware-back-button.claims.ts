import { rowsOf } from '../../claims/drawn';
import type { Framework } from '../../../../src/lib/demo';
import type { App } from '../../harness/app';
import type { Claim, PageClaims } from '../../claims/types';
import {
  angularRoutes,
  expectLog,
  go,
  hearIn,
  OF_MODULES,
  pause,
  pressBack,
  reactRoutes,
  readLog,
  titlesIn,
  vueRoutes,
} from '../support';
import { PANELS } from '../support/panels';

/** A browser has no such button, so Ionic listens to it in native apps only. */
const NATIVE = { hardwareBackButton: 'true' };

const panel = (framework: Framework): Claim => ({
  heading: 'quick-start',
  says: 'If your handler has nothing to do, call `processNextHandler`, so that the handler with the next lower priority runs.',
  framework,
  options: NATIVE,
  ...PANELS[framework],
  async try(app) {
    const { page } = app;
    const isOpen = (): Promise<boolean> =>
      page.evaluate(
        () =>
          (window as unknown as { isOpen?: () => boolean }).isOpen?.() ??
          !(document.querySelector('aside')?.hidden ?? true),
      );
    await app.expect('the panel', isOpen, true);
    // Ionic begins to listen when the browser is idle for the first time
    await pause(app, 800);
    await pressBack(app);
    await app.expect('the panel after a press', isOpen, false);
    await pause(app);
    await expectLog(app, 'the lower handler', []);
    await pressBack(app);
    await expectLog(app, 'the lower handler', ['passed on']);
  },
});

const QUEUE = `<ion-app>
  <ion-menu content-id="main"><ion-content>Menu</ion-content></ion-menu>
  <ion-content id="main"><ion-button>Open</ion-button></ion-content>
  <ion-modal is-open="false">Modal</ion-modal>
</ion-app>`;

const handlers = `export {};
const say = (line: string): void => void ((window as any).log ??= []).push(line);
(window as any).handlers = [];
document.addEventListener('ionBackButton', (event: any) => {
  for (const [priority, name, next, wait] of (window as any).handlers) {
    event.detail.register(priority, (pass: () => void) => {
      say(name);
      if (next) pass();
      return wait ? new Promise((done) => setTimeout(done, wait)) : undefined;
    });
  }
});
`;

type Handler = [priority: number, name: string, passesOn?: boolean, wait?: number];

async function register(app: App, list: Handler[]): Promise<void> {
  await app.page.waitForFunction(() => 'handlers' in window);
  await app.page.evaluate((all) => Object.assign(window, { handlers: all }), list);
}

const queue = { options: NATIVE, files: { 'body.html': QUEUE, 'main.ts': handlers } };

const REFUSED = /not implemented on web/i;

const exit = (framework: Framework, more: Partial<Claim>): Claim => ({
  heading: 'exit-app',
  says: 'Register a handler below the router and check whether the router has anything to go back to.',
  framework,
  options: NATIVE,
  packages: ['@capacitor/app', '@capacitor/core'],
  async before(page) {
    await page.addInitScript(() => {
      // As in a native app, there is nothing before the first page
      const { go: native } = History.prototype;
      History.prototype.go = function (delta) {
        if (location.pathname !== '/') native.call(this, delta);
      };
      History.prototype.back = function () {
        this.go(-1);
      };
    });
  },
  async try(app) {
    await app.expect('the stack', () => titlesIn(app), ['A']);
    const forward =
      framework === 'angular'
        ? go(app, 'navigateForward', '/b')
        : app.page.evaluate(() => window.ionRouter?.push('/b'));
    await forward;
    await app.expect('the stack', () => titlesIn(app), ['A', 'B']);
    // In a browser, the plugin refuses to exit, and says so
    const asked = (): boolean => app.problems.some((line) => REFUSED.test(line));
    await pressBack(app);
    await app.expect('the stack after a press', () => titlesIn(app), ['A']);
    await pause(app);
    await app.expect('asked to exit on the second page', asked, false);
    await pressBack(app);
    await app.expect('asked to exit on the first page', asked, true);
    app.expectSilence(REFUSED);
  },
  ...more,
});

const page: PageClaims = {
  claims: [
    panel('javascript'),
    panel('angular'),
    panel('react'),
    panel('vue'),
    {
      heading: 'priorities',
      says: 'If two handlers have the same priority, the one registered later wins.',
      ...queue,
      async try(app) {
        await register(app, [
          [20, 'low'],
          [30, 'first'],
          [30, 'second'],
          [-5, 'last'],
        ]);
        await pressBack(app);
        await expectLog(app, 'the handlers', ['second']);
      },
    },
    {
      heading: 'priorities',
      says: "Only one press is processed at a time. While a handler's promise is pending, further presses are ignored.",
      ...queue,
      async try(app) {
        await register(app, [[30, 'slow', false, 500]]);
        await pressBack(app);
        await pressBack(app);
        await pause(app, 900);
        await expectLog(app, 'two presses at once', ['slow']);
        await pressBack(app);
        await expectLog(app, 'a press after it', ['slow']);
      },
    },
    {
      heading: 'priorities',
      says: /\| Open overlay \([^)]+\) \| (\d+) \| No \| \| Open menu \| (\d+) \| No \|/,
      ...queue,
      async try(app, { caught }) {
        const { page } = app;
        const [overlay = 0, menu = 0] = caught.map(Number);
        const around = (name: string, priority: number): Handler[] => [
          [priority + 1, `above ${name}`, true],
          [priority - 1, `below ${name}`],
        ];
        await page
          .locator('ion-menu')
          .evaluate((one) => (one as unknown as { open: () => Promise<void> }).open());
        await app.expect('the menu', () => page.locator('ion-menu.show-menu').count(), 1);
        await register(app, around('menu', menu));
        await pressBack(app);
        await app.expect('the menu', () => page.locator('ion-menu.show-menu').count(), 0);
        await expectLog(app, 'handlers around the menu', ['above menu']);
        await page
          .locator('ion-modal')
          .evaluate((one) => (one as unknown as { present: () => Promise<void> }).present());
        await register(app, around('modal', overlay));
        await pressBack(app);
        await page.locator('ion-modal.show-modal').waitFor({ state: 'detached' });
        await expectLog(app, 'handlers around the modal', ['above modal']);
      },
    },
    {
      heading: 'priorities',
      says: /\| Router \(back one page\) \| 0 \| Yes \|.*The router starts going back and passes the press on at once\. A handler with a negative priority therefore runs while the old page is still on the screen/,
      framework: 'vue',
      options: NATIVE,
      files: {
        ...vueRoutes('A', 'B'),
        'src/App.vue': `<script setup lang="ts">
import { IonApp, IonRouterOutlet, useBackButton, useIonRouter } from '@ionic/vue';

Object.assign(window, { ionRouter: useIonRouter() });
useBackButton(-1, () => {
  const titles = [...document.querySelectorAll('ion-router-outlet > .ion-page ion-title')];
  ((window as any).log ??= []).push('below the router', ...titles.map((one) => one.textContent));
});
</script>

<template><ion-app><ion-router-outlet /></ion-app></template>
`,
      },
      async try(app, { section }) {
        const router = rowsOf(section).find(([first = '']) => first.startsWith('Router'));
        await app.page.evaluate(() => window.ionRouter?.push('/b'));
        await app.expect('the stack', () => titlesIn(app), ['A', 'B']);
        await pressBack(app);
        await app.expect('the stack after a press', () => titlesIn(app), ['A']);
        const lower = async (): Promise<string> =>
          (await readLog(app)).includes('below the router') ? 'Yes' : 'No';
        await app.expect('whether the router passes the press on', lower, router?.[2] ?? '');
        const then = async (): Promise<string[]> => {
          const lines = await readLog(app);
          return lines.slice(lines.indexOf('below the router')).slice(0, 3);
        };
        await app.expect('the pages at that moment', then, ['below the router', 'A', 'B']);
      },
    },
    {
      heading: 'priorities',
      says: 'An overlay with `backdropDismiss` set to `false` registers no handler at all. The press then reaches the router, and the page behind the overlay goes back.',
      framework: 'vue',
      options: NATIVE,
      files: {
        ...vueRoutes('A', 'B'),
        'src/App.vue': `<script setup lang="ts">
import { IonApp, IonRouterOutlet, modalController, useIonRouter } from '@ionic/vue';
import { h } from 'vue';

Object.assign(window, {
  ionRouter: useIonRouter(),
  open: async () => {
    const modal = await modalController.create({
      component: { render: () => h('p', 'Stay') },
      backdropDismiss: false,
    });
    await modal.present();
  },
});
</script>

<template><ion-app><ion-router-outlet /></ion-app></template>
`,
      },
      async try(app) {
        await app.page.evaluate(() => window.ionRouter?.push('/b'));
        await app.expect('the stack', () => titlesIn(app), ['A', 'B']);
        await app.page.evaluate(() => (window as unknown as { open: () => Promise<void> }).open());
        await app.page.getByText('Stay').waitFor();
        await pressBack(app);
        await app.expect('the stack after a press', () => titlesIn(app), ['A']);
        await app.expect('the modal', () => app.page.locator('ion-modal.show-modal').count(), 1);
      },
    },
    exit('angular', {
      fences: ['src/app/app.component.ts'],
      files: angularRoutes('A', 'B'),
      notIn: OF_MODULES,
    }),
    exit('react', {
      fences: ['src/components/ExitOnBack.tsx'],
      files: {
        ...reactRoutes('A', 'B'),
        'src/App.tsx': `import { IonApp, IonRouterOutlet, useIonRouter } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { ExitOnBack } from './components/ExitOnBack';
import { routes } from './routes';

function Tools() {
  Object.assign(window, { ionRouter: useIonRouter() });
  return null;
}

export default function App() {
  return (
    <IonApp>
      <IonReactRouter>
        <Tools />
        <ExitOnBack />
        <IonRouterOutlet>{routes}</IonRouterOutlet>
      </IonReactRouter>
    </IonApp>
  );
}
`,
      },
    }),
    exit('vue', {
      fences: ['src/App.vue'],
      files: {
        ...vueRoutes('A', 'B'),
        'src/main.ts': `import { IonicVue } from '@ionic/vue';
import { createApp } from 'vue';
import App from './App.vue';
import './styles';
import router from './router';

Object.assign(window, { ionRouter: { push: (path: string) => router.push(path) } });
const app = createApp(App).use(IonicVue).use(router);
void router.isReady().then(() => app.mount('#app'));
`,
      },
    }),
    {
      heading: 'troubleshooting',
      says: /Console: ``(experimentalCloseWatcher [^|]*?) ``/,
      files: { 'body.html': '<ion-app><ion-content>Page</ion-content></ion-app>' },
      config: '{ experimentalCloseWatcher: true, hardwareBackButton: false }',
      complaint: /experimentalCloseWatcher was set to/,
      async try(app, { caught }) {
        const isSaid = hearIn(app, caught[0]);
        await app.reload();
        await app.expect('the console', isSaid, true);
      },
    },
  ],
};

export default page;
