import { stepsDrawn } from '../../claims/drawn';
import type { Claim, PageClaims } from '../../claims/types';
import {
  expectLast,
  expectLog,
  heardBy,
  hearIn,
  hooksOf,
  pathOf,
  pause,
  readLog,
  swipeBack,
  takeLog,
  titlesIn,
  vuePage,
  vueRoutes,
} from '../support';
import { router, TABS_FILES } from '../support/vue-tabs';

/** A cell of the table that names hooks, in its order. */
const named = (cell = ''): string[] =>
  [...cell.toLowerCase().matchAll(/(will|did) (enter|leave)/g)].map(([hook]) => hook);

/** A swipe over a part of the page, and what the list hears of it. */
const swipe = (part: number, heard: readonly string[]): Claim => ({
  heading: 'order',
  says: '**Hooks run late on a swipe back.** No hook runs while the finger drags the page. All four run once the gesture is completed, and none if it is abandoned.',
  files: vueRoutes('list', 'detail'),
  mode: 'ios',
  animated: true,
  async try(app) {
    await app.page.evaluate(() => window.ionRouter?.push('/detail'));
    await expectLast(app, 'detail did enter');
    await takeLog(app);
    await swipeBack(app, part, async () => {
      await app.expect('the hooks during the drag', () => readLog(app), []);
    });
    await pause(app, 900);
    await app.expect('the list', heardBy(app, 'list'), [...heard]);
    const detail = async (): Promise<string[]> =>
      hooksOf(await readLog(app), 'detail').filter((hook) => hook !== 'unmounted');
    const left = heard.length > 0 ? ['will leave', 'did leave'] : [];
    await app.expect('the detail', detail, left);
  },
});

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: '`onIonViewWillEnter` runs every time the page is shown:',
      fences: ['src/views/OrdersPage.vue'],
      files: {
        'src/Detail.vue': vuePage('Detail'),
        'src/router/index.ts':
          router(`    { path: '/', component: () => import('../views/OrdersPage.vue') },
    { path: '/detail', component: () => import('../Detail.vue') },`),
      },
      async before(page) {
        let visit = 0;
        await page.route('**/api/orders', (route) => {
          visit += 1;
          return route.fulfill({ json: [`Visit ${visit}`] });
        });
      },
      async try(app) {
        await app.page.getByText('Visit 1').waitFor();
        await app.page.evaluate(() => window.ionRouter?.push('/detail'));
        await app.expect('the detail', async () => (await readLog(app)).length, 3);
        await app.page.evaluate(() => window.ionRouter?.back());
        await app.page.getByText('Visit 2').waitFor();
      },
    },
    {
      heading: 'order',
      says: 'The figure shows the order when the user opens a detail page from a list, and when they go back.',
      files: vueRoutes('list', 'detail'),
      animated: true,
      async try(app, { section }) {
        const [forward = [], back = []] = stepsDrawn(section);
        await app.expect('the first page', async () => (await readLog(app)).length, 3);
        await takeLog(app);
        await app.page.evaluate(() => window.ionRouter?.push('/detail'));
        await expectLog(app, 'forward', forward);
        await app.page.evaluate(() => window.ionRouter?.back());
        await expectLog(app, 'back', back);
      },
    },
    {
      heading: 'order',
      says: "**`onIonViewWillEnter` runs before `onMounted`** when a page is shown for the first time. On the app's first page, where no transition plays, even `onIonViewDidEnter` does.",
      files: vueRoutes('list', 'detail'),
      animated: true,
      async try(app) {
        const first = ['list will enter', 'list did enter', 'list mounted'];
        await expectLog(app, 'the first page', first);
        await app.page.evaluate(() => window.ionRouter?.push('/detail'));
        const detail = heardBy(app, 'detail');
        await app.expect('the second page', detail, ['will enter', 'mounted', 'did enter']);
      },
    },
    swipe(0.2, []),
    swipe(0.8, ['will enter', 'did enter']),
    {
      heading: 'order',
      says: /A page that is replaced goes through (will leave), (did leave), and (unmounted), in that order\./,
      files: vueRoutes('list', 'detail'),
      async try(app, { caught }) {
        await app.expect('the first page', async () => (await readLog(app)).length, 3);
        await takeLog(app);
        await app.page.evaluate(() => window.ionRouter?.replace('/detail'));
        await app.expect('the replaced page', heardBy(app, 'list'), [...caught]);
      },
    },
    {
      heading: 'pairs',
      says: 'The page below tracks the position only while it is on the screen:',
      fences: ['src/views/PositionPage.vue'],
      files: {
        'src/Detail.vue': vuePage('Detail'),
        'src/router/index.ts':
          router(`    { path: '/', component: () => import('../views/PositionPage.vue') },
    { path: '/detail', component: () => import('../Detail.vue') },`),
      },
      async before(page) {
        await page.addInitScript(() => {
          let next = 0;
          navigator.geolocation.watchPosition = (report) => {
            next += 1;
            (window.log ??= []).push(`watch ${next}`);
            report({ coords: { latitude: 35, longitude: 135 } } as GeolocationPosition);
            return next;
          };
          navigator.geolocation.clearWatch = (id) => void (window.log ??= []).push(`clear ${id}`);
        });
      },
      async try(app) {
        await app.page.getByText('35.0000, 135.0000').waitFor();
        await expectLog(app, 'the first visit', ['watch 1']);
        await app.page.evaluate(() => window.ionRouter?.push('/detail'));
        const clears = async (): Promise<string[]> =>
          (await readLog(app)).filter((line) => /^(?:watch|clear)/.test(line));
        await app.expect('a hidden page', clears, ['clear 1']);
        await app.page.evaluate(() => window.ionRouter?.back());
        await app.expect('the way back', clears, ['clear 1', 'watch 2']);
      },
    },
    {
      heading: 'tabs',
      says: /\| Opens a page outside the tabs, on top of them \| ([^|]+) \| \*\*None\*\* \| \| Returns to the tabs from there \| ([^|]+) \| ([^|]+) \|/,
      files: TABS_FILES,
      address: '/tabs/one',
      async try(app, { caught: [leaving, atTabs, inTab] }) {
        await app.expect('the start', async () => hooksOf(await readLog(app), 'One').length, 3);
        await pause(app);
        await takeLog(app);
        await app.page.evaluate(() => window.ionRouter?.push('/outside'));
        await app.expect('the tabs', heardBy(app, 'Tabs'), named(leaving));
        await pause(app);
        await app.expect('the page in the tab', async () => hooksOf(await takeLog(app), 'One'), []);
        await app.page.evaluate(() => window.ionRouter?.back());
        await app.expect('the tabs, back', heardBy(app, 'Tabs'), named(atTabs));
        await app.expect('the page, back', heardBy(app, 'One'), named(inTab));
      },
    },
    {
      heading: 'tabs',
      says: /\| Switches from tab 1 to tab 2 \| None \| Tab 1: ([^.|]+)\. Tab 2: ([^|]+) \|/,
      files: TABS_FILES,
      address: '/tabs/one',
      async try(app, { caught: [leaving, entering] }) {
        await app.expect('the start', async () => hooksOf(await readLog(app), 'One').length, 3);
        await pause(app);
        await takeLog(app);
        await app.page.locator('ion-tab-button', { hasText: 'Two' }).click();
        const two = async (): Promise<string[]> =>
          hooksOf(await readLog(app), 'Two').filter((line) => line !== 'mounted');
        await app.expect('tab two', two, named(entering));
        await app.expect('tab one', heardBy(app, 'One'), named(leaving));
        await app.expect('the tabs', heardBy(app, 'Tabs'), []);
      },
    },
    {
      heading: 'composables',
      says: 'The page calls this composable, and any component below it can inject the result:',
      fences: ['src/composables/usePageVisibility.ts', 'src/components/PreviewVideo.vue'],
      files: {
        'src/Detail.vue': vuePage('Detail'),
        'src/Home.vue': `<script setup lang="ts">
import { IonContent, IonPage, onIonViewDidEnter } from '@ionic/vue';
import { ref } from 'vue';
import PreviewVideo from './components/PreviewVideo.vue';
import { providePageVisibility } from './composables/usePageVisibility';

const hasData = ref(false);
providePageVisibility();
onIonViewDidEnter(() => void setTimeout(() => (hasData.value = true), 100));
</script>

<template>
  <ion-page>
    <ion-content><PreviewVideo v-if="hasData" src="data:video/mp4;base64," /></ion-content>
  </ion-page>
</template>
`,
        'src/router/index.ts': router(`    { path: '/', component: () => import('../Home.vue') },
    { path: '/detail', component: () => import('../Detail.vue') },`),
      },
      async before(page) {
        await page.addInitScript(() => {
          HTMLMediaElement.prototype.play = async () => void (window.log ??= []).push('play');
          HTMLMediaElement.prototype.pause = () => void (window.log ??= []).push('pause');
        });
      },
      async try(app) {
        const played = async (): Promise<string[]> =>
          (await readLog(app)).filter((line) => !line.startsWith('Detail'));
        await app.expect('a preview that came later', async () => (await played()).at(-1), 'play');
        await app.page.evaluate(() => window.ionRouter?.push('/detail'));
        await app.expect('a hidden page', async () => (await played()).at(-1), 'pause');
        await app.page.evaluate(() => window.ionRouter?.back());
        await app.expect('the way back', async () => (await played()).at(-1), 'play');
      },
    },
    {
      heading: 'guards',
      says: 'To ask for confirmation before the user leaves a form, use a Vue Router guard, which works in a page as usual:',
      fences: ['src/composables/useLeaveConfirmation.ts'],
      files: {
        'src/Detail.vue': vuePage('Detail'),
        'src/Form.vue': `<script setup lang="ts">
import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/vue';
import { useLeaveConfirmation } from './composables/useLeaveConfirmation';

useLeaveConfirmation(() => true);
</script>

<template>
  <ion-page>
    <ion-header><ion-toolbar><ion-title>Form</ion-title></ion-toolbar></ion-header>
    <ion-content />
  </ion-page>
</template>
`,
        'src/router/index.ts': router(`    { path: '/', component: () => import('../Form.vue') },
    { path: '/detail', component: () => import('../Detail.vue') },`),
      },
      async try(app) {
        const { page } = app;
        const leave = async (answer: string): Promise<void> => {
          await page.evaluate(() => window.ionRouter?.push('/detail'));
          await page.locator('ion-alert').getByRole('button', { name: answer }).click();
          await page.locator('ion-alert').waitFor({ state: 'detached' });
        };
        await leave('Keep editing');
        await app.expect('the stack', () => titlesIn(app), ['Form']);
        await app.expect('the path', () => pathOf(app).split('?')[0], '/');
        await leave('Leave the page');
        await app.expect('the stack', () => titlesIn(app), ['Form', 'Detail']);
      },
    },
    {
      heading: 'troubleshooting',
      says: /`(\[@ionic\/vue\]: Ionic Lifecycle Hooks can only be used during execution of setup\(\)\.)` \| The hook was called after an `await`, in a callback, or outside a component\./,
      files: {
        'src/Late.vue': `<script setup lang="ts">
import { IonContent, IonPage, onIonViewWillEnter } from '@ionic/vue';

setTimeout(() => onIonViewWillEnter(() => undefined));
</script>

<template><ion-page><ion-content /></ion-page></template>
`,
      },
      show: 'src/Late.vue',
      complaint: /Ionic Lifecycle Hooks can only be used/,
      async try(app, { caught }) {
        const isSaid = hearIn(app, caught[0]);
        await app.reload();
        await app.expect('the console', isSaid, true);
      },
    },
  ],
};

export default page;
