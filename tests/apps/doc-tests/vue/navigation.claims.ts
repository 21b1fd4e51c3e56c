import { rowsOf } from '../../claims/drawn';
import type { App } from '../../harness/app';
import type { Claim, PageClaims } from '../../claims/types';
import {
  expectLine,
  pathOf,
  pause,
  readLog,
  takeLog,
  titlesIn,
  vuePage,
  vueRoutes,
} from '../support';

/** What the table says of the page that is left, by the call in its first column. */
const call = (name: string, act: (app: App) => Promise<unknown>): Claim => ({
  heading: 'stack',
  says: `| \`${name}\` |`,
  files: vueRoutes('A', 'B', 'C'),
  async try(app, { section }) {
    const row = rowsOf(section).find(([first]) => first === `\`${name}\``);
    await app.page.evaluate(() => window.ionRouter?.push('/b'));
    await app.expect('the stack', () => titlesIn(app), ['A', 'B']);
    await expectLine(app, 'B did enter');
    await takeLog(app);
    await act(app);
    await expectLine(app, 'B did leave');
    await pause(app);
    const isGone = (await readLog(app)).includes('B unmounted');
    const left = isGone ? 'Unmounted' : 'Stays mounted, hidden';
    await app.expect('the page that was left', () => left, row?.[2] ?? '');
  },
});

const view = (name: string, more = ''): string => `<script setup lang="ts">
import { IonContent, IonHeader, IonItem, IonPage, IonTitle, IonToolbar } from '@ionic/vue';
</script>

<template>
  <ion-page>
    <ion-header><ion-toolbar><ion-title>${name}</ion-title></ion-toolbar></ion-header>
    <ion-content>${more}</ion-content>
  </ion-page>
</template>
`;

const MAIN = `import { IonicVue } from '@ionic/vue';
import { createApp } from 'vue';
import App from './App.vue';
import './styles';
import { router } from './router';
import { useSession } from './composables/useSession';
import { protectRoutes } from './router/guards';

protectRoutes(router);
Object.assign(window, { session: useSession(), go: (path: string) => router.push(path) });
const app = createApp(App).use(IonicVue).use(router);
void router.isReady().then(() => app.mount('#app'));
`;

/** Routes under the name that the page gives them. */
const NAMED = `import { IonicVue } from '@ionic/vue';
import { createApp } from 'vue';
import App from './App.vue';
import './styles';
import { router } from './router';

Object.assign(window, { go: (path: string) => router.push(path) });
const app = createApp(App).use(IonicVue).use(router);
void router.isReady().then(() => app.mount('#app'));
`;

interface Session {
  session: { signIn: (name: string) => void };
  go: (path: string) => Promise<unknown>;
  signOut: () => Promise<void>;
}

const page: PageClaims = {
  claims: [
    {
      heading: 'routes',
      says: 'After a reload or when the app was opened from a link in an email, there is none. `default-href` sets where the button goes then, and keeps it visible.',
      fences: ['src/router/index.ts', 'src/views/OrderPage.vue'],
      files: {
        'src/main.ts': NAMED,
        'src/views/OrdersPage.vue': view(
          'Orders',
          '<ion-item router-link="/orders/7">7</ion-item>',
        ),
        'src/views/NotFoundPage.vue': view('Nothing here'),
      },
      address: '/orders/1',
      async try(app) {
        const { page } = app;
        await app.expect('the stack', () => titlesIn(app), ['Order 1']);
        await page.locator('ion-back-button').click();
        await app.expect('the address', () => pathOf(app), '/orders');
        await page.locator('ion-item').click();
        await app.expect('the stack', () => titlesIn(app), ['Orders', 'Order 7']);
        await page.evaluate(() => (window as unknown as Session).go('/else/where'));
        await app.expect(
          'an unknown path',
          async () => (await titlesIn(app)).at(-1),
          'Nothing here',
        );
      },
    },
    call('ionRouter.push(to)', ({ page }) => page.evaluate(() => window.ionRouter?.push('/c'))),
    call('ionRouter.back()', ({ page }) => page.evaluate(() => window.ionRouter?.back())),
    call('ionRouter.replace(to)', ({ page }) =>
      page.evaluate(() => window.ionRouter?.replace('/c')),
    ),
    call("ionRouter.navigate(to, 'root', 'push')", ({ page }) =>
      page.evaluate(() => window.ionRouter?.navigate('/c', 'root', 'push')),
    ),
    call("ionRouter.navigate(to, 'back', 'pop')", ({ page }) =>
      page.evaluate(() => window.ionRouter?.navigate('/c', 'back', 'pop')),
    ),
    {
      heading: 'stack',
      says: /After `navigate\(to, 'root', 'push'\)` and `navigate\(to, 'back', 'pop'\)`, `canGoBack\(\)` returns `(\w+)`/,
      files: vueRoutes('A', 'B', 'C'),
      async try(app, { caught }) {
        const can = (): Promise<string> =>
          app.page.evaluate(() => String(window.ionRouter?.canGoBack()));
        for (const [how, action] of [
          ['root', 'push'],
          ['back', 'pop'],
        ]) {
          await app.page.evaluate(() => window.ionRouter?.push('/b'));
          await app.expect('canGoBack() on the second page', can, 'true');
          await app.page.evaluate(
            ([direction, type]) => window.ionRouter?.navigate('/c', direction, type),
            [how, action],
          );
          await app.expect('the address', () => pathOf(app), '/c');
          await app.expect(`canGoBack() after ${how}`, can, caught[0]);
        }
      },
    },
    {
      heading: 'stack',
      says: 'Navigating to another parameter of the same route (`/orders/1` to `/orders/2`) creates a second page with its own state.',
      fences: [
        { heading: 'routes', title: 'src/router/index.ts' },
        { heading: 'routes', title: 'src/views/OrderPage.vue' },
      ],
      files: {
        'src/main.ts': NAMED,
        'src/views/OrdersPage.vue': view('Orders'),
        'src/views/NotFoundPage.vue': view('Nothing here'),
      },
      address: '/orders/1',
      async try(app) {
        await app.expect('the stack', () => titlesIn(app), ['Order 1']);
        await app.page.evaluate(() => (window as unknown as Session).go('/orders/2'));
        await app.expect('the stack', () => titlesIn(app), ['Order 1', 'Order 2']);
      },
    },
    {
      heading: 'sign-out',
      says: 'When the key changes, Vue unmounts every page and recreates the current one.',
      fences: [
        'src/App.vue',
        'src/composables/useSignOut.ts',
        { heading: 'guards', title: 'src/router/guards.ts' },
        { heading: 'guards', title: 'src/composables/useSession.ts' },
      ],
      files: {
        'src/main.ts': MAIN,
        'src/A.vue': vuePage('A'),
        'src/SignIn.vue': view('Sign in'),
        'src/B.vue': `<script setup lang="ts">
import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/vue';
import { useSignOut } from './composables/useSignOut';

Object.assign(window, { signOut: useSignOut() });
</script>

<template>
  <ion-page>
    <ion-header><ion-toolbar><ion-title>B</ion-title></ion-toolbar></ion-header>
    <ion-content />
  </ion-page>
</template>
`,
        'src/router/index.ts': `import { createRouter, createWebHistory } from '@ionic/vue-router';

export const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: () => import('../A.vue') },
    { path: '/b', component: () => import('../B.vue') },
    { path: '/sign-in', component: () => import('../SignIn.vue'), meta: { public: true } },
  ],
});
`,
      },
      address: '/b',
      async try(app) {
        const { page } = app;
        const go = (path: string) =>
          page.evaluate((to) => (window as unknown as Session).go(to), path);
        await app.expect('the address of a guest', () => pathOf(app).split('?')[0], '/sign-in');
        await app.expect('where to go next', () => pathOf(app).includes('next=/b'), true);
        await page.evaluate(() => (window as unknown as Session).session.signIn('ada'));
        await go('/');
        await expectLine(app, 'A did enter');
        await go('/b');
        await app.expect('the top of the stack', async () => (await titlesIn(app)).at(-1), 'B');
        await page.evaluate(() => (window as unknown as Session).signOut());
        await app.expect('the stack after signing out', () => titlesIn(app), ['Sign in']);
        await expectLine(app, 'A unmounted');
      },
    },
    {
      heading: 'tabs',
      says: 'If you open an order, switch to the account, and come back, the order is still open. Tapping the active tab returns to its first page.',
      fences: [
        'src/router/index.ts',
        'src/views/TabsPage.vue',
        { heading: 'routes', title: 'src/views/OrderPage.vue' },
      ],
      files: {
        'src/main.ts': NAMED,
        'src/views/OrdersPage.vue': view(
          'Orders',
          '<ion-item router-link="/tabs/orders/7">7</ion-item>',
        ),
        'src/views/AccountPage.vue': view('Account'),
        'src/views/SettingsPage.vue': view('Settings'),
      },
      async try(app) {
        const { page } = app;
        await page.locator('ion-item').click();
        await app.expect('the address', () => pathOf(app), '/tabs/orders/7');
        await page.getByText('Shipped').waitFor();
        await page.locator('ion-tab-button', { hasText: 'Account' }).click();
        await app.expect('the address', () => pathOf(app), '/tabs/account');
        await pause(app);
        await page.locator('ion-tab-button', { hasText: 'Orders' }).click();
        await app.expect('the address of the tab', () => pathOf(app), '/tabs/orders/7');
        await pause(app);
        await page.locator('ion-tab-button', { hasText: 'Orders' }).click();
        await app.expect('the address after a second press', () => pathOf(app), '/tabs/orders');
      },
    },
    {
      heading: 'transitions',
      says: "`beforeRemoveClass('ion-page-invisible')` is required because the entering page starts out invisible.",
      fences: ['src/animations/fade.ts', 'src/components/HelpButton.vue'],
      files: {
        'src/Help.vue': vuePage('Help'),
        'src/Home.vue': `<script setup lang="ts">
import { IonContent, IonPage } from '@ionic/vue';
import HelpButton from './components/HelpButton.vue';
</script>

<template><ion-page><ion-content><HelpButton /></ion-content></ion-page></template>
`,
        'src/router/index.ts': `import { createRouter, createWebHistory } from '@ionic/vue-router';
import Help from '../Help.vue';
import Home from '../Home.vue';

export default createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: Home },
    { path: '/help', component: Help },
  ],
});
`,
      },
      animated: true,
      async try(app) {
        await app.page.evaluate(() => {
          const native = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            const list = Array.isArray(frames) ? frames : [];
            const states = list.map((frame) => `opacity ${frame.opacity}`).join(' to ');
            const isShown = !this.classList.contains('ion-page-invisible');
            (window.log ??= []).push(`${states}, ${isShown ? 'shown' : 'invisible'}`);
            return native.call(this, frames, options);
          };
        });
        await app.page.locator('ion-button').click();
        await expectLine(app, 'opacity 0 to opacity 1, shown');
        await expectLine(app, 'Help did enter');
      },
    },
  ],
};

export default page;
