import type { PageClaims } from '../../claims/types';
import { expectLine, pathOf, pause, TOP, vuePage } from '../support';
import {
  ABOVE,
  ALONE,
  CANCELING,
  type Canceling,
  demo,
  goBack,
  inline,
  openAbove,
  outputOf,
  set,
  shown,
  stack,
} from '../support/vue-overlays';
import { router } from '../support/vue-tabs';

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: 'The handler of `did-dismiss` resets the ref.',
      fences: ['src/components/NoteEditor.vue'],
      files: demo(
        "import NoteEditor from './components/NoteEditor.vue';",
        "const note = ref('');",
        '<NoteEditor v-model="note" /><p>{{ note }}</p>',
      ),
      ...ALONE,
      async try(app) {
        const { page } = app;
        const field = page.locator('ion-modal textarea');
        await page.getByText('Add a note').click();
        await field.fill('Milk');
        await page.keyboard.press('Escape');
        await field.waitFor({ state: 'detached' });
        await page.getByText('Add a note').click();
        await app.expect('the draft', () => field.inputValue(), '');
        await field.fill('Bread');
        await page.locator('ion-modal').getByText('Done').click();
        await page.locator('p', { hasText: 'Bread' }).waitFor();
      },
    },
    {
      heading: 'quick-start',
      says: "`v-model:is-open` doesn't replace it: Ionic's overlays never emit `update:isOpen`.",
      files: demo('', '', '<ion-modal v-model:is-open="isOpen"><p>{{ isOpen }}</p></ion-modal>'),
      ...ALONE,
      async try(app) {
        await set(app, 'isOpen', true);
        await app.expect('the modal', shown(app, 'ion-modal'), 1);
        await app.page.keyboard.press('Escape');
        await app.expect('the modal', shown(app, 'ion-modal'), 0);
        await set(app, 'isOpen', true);
        await pause(app);
        await app.expect('the modal, asked for again', shown(app, 'ion-modal'), 0);
      },
    },
    {
      heading: 'close',
      says: '| The component with `:is-open` | `isOpen.value = false` | No role and no data |',
      files: demo(
        '',
        'const tell = ({ detail }: CustomEvent) => { said.value = JSON.stringify(detail); isOpen.value = false; };',
        '<ion-modal :is-open="isOpen" @did-dismiss="tell"><p>Here</p></ion-modal>',
      ),
      ...ALONE,
      async try(app) {
        await set(app, 'isOpen', true);
        await app.page.locator('ion-modal p').waitFor();
        await set(app, 'isOpen', false);
        await app.expect('the detail', outputOf(app), '{}');
        await pause(app);
        await set(app, 'isOpen', true);
        await app.page.locator('ion-modal p').waitFor();
        await app.page.keyboard.press('Escape');
        await app.expect('the detail', outputOf(app), '{"role":"backdrop"}');
      },
    },
    {
      heading: 'confirm',
      says: "It also closes the alert when the user leaves the page, for example with the browser's Back button:",
      fences: ['src/composables/useConfirm.ts', 'src/views/BookingPage.vue'],
      files: {
        'src/Below.vue': vuePage('Below'),
        'src/router/index.ts': router(`    { path: '/', component: () => import('../Below.vue') },
    { path: '/bookings/:id', component: () => import('../views/BookingPage.vue'), props: true },`),
      },
      async before(page) {
        await page.route('**/api/bookings/7', (route) =>
          route.fulfill({ status: route.request().method() === 'DELETE' ? 200 : 404 }),
        );
      },
      async try(app) {
        const { page } = app;
        const open = async (): Promise<void> => {
          await page.evaluate(() => window.ionRouter?.push('/bookings/7'));
          await page.getByText('Cancel the booking').click();
          await page.locator('ion-alert').getByText('Cancel this booking?').waitFor();
        };
        await expectLine(app, 'Below did enter');
        await open();
        await pause(app);
        await page.evaluate(() => window.history.back());
        await page.locator('ion-alert').waitFor({ state: 'detached' });
        await app.expect('the address', () => pathOf(app), '/');
        await pause(app);
        await app.expect('toasts', () => page.locator('ion-toast').count(), 0);
        await open();
        await page.locator('ion-alert').getByRole('button', { name: 'Cancel it' }).click();
        await page.getByText('Booking canceled').waitFor();
        await app.expect('the address', () => pathOf(app), '/');
      },
    },
    {
      heading: 'return-data',
      says: '`onPick` listens to the event `pick`: Vue treats a prop with `on` and a capital letter as a listener, in `componentProps` as everywhere.',
      fences: ['src/components/TimeList.vue', 'src/pickTime.ts'],
      files: demo(
        "import { pickTime } from './pickTime';",
        "const pick = async () => { said.value = String(await pickTime(['9:00', '9:30'])); };",
        '<ion-button @click="pick">Pick</ion-button>',
      ),
      ...ALONE,
      async try(app) {
        const { page } = app;
        await page.getByText('Pick').click();
        await page.locator('ion-modal ion-item').getByText('9:30').click();
        await app.expect('the time', outputOf(app), '9:30');
        await page.locator('ion-modal').waitFor({ state: 'detached' });
        await page.getByText('Pick').click();
        await page.locator('ion-modal ion-item').first().waitFor();
        await page.keyboard.press('Escape');
        await app.expect('no time', outputOf(app), 'undefined');
      },
    },
    {
      heading: 'trigger',
      says: '`useId()` of Vue 3.5 makes one that exists only once',
      fences: ['src/components/BookingMenu.vue'],
      files: demo(
        "import BookingMenu from './components/BookingMenu.vue';",
        '',
        `<BookingMenu @share="said = 'first'" /><BookingMenu @share="said = 'second'" />`,
      ),
      ...ALONE,
      async try(app) {
        const { page } = app;
        await page.getByLabel('More actions').nth(1).click();
        await page.locator('ion-popover:visible').getByText('Share').click();
        await app.expect('the menu that answered', outputOf(app), 'second');
        await page.locator('ion-popover:visible').waitFor({ state: 'hidden' });
      },
    },
    {
      heading: 'navigation',
      says: /its inline (modals close|overlays remain)/,
      files: stack(inline('ion-modal')),
      async try(app, { caught }) {
        await openAbove(app, 'ion-modal');
        await goBack(app);
        const left = caught[0] === 'modals close' ? 0 : 1;
        await app.expect('modals', shown(app, 'ion-modal'), left);
      },
    },
    {
      heading: 'navigation',
      says: /its inline (popovers|overlays)\b.* remain on the screen, without a component that could close them\..* An overlay like that also keeps the new page hidden from screen readers\./,
      files: stack(inline('ion-popover')),
      async try(app) {
        await openAbove(app, 'ion-popover');
        await goBack(app);
        await app.expect('popovers', shown(app, 'ion-popover'), 1);
        const hidden = app.page.locator('ion-router-outlet[aria-hidden="true"]');
        await app.expect('outlets hidden', () => hidden.count(), 1);
      },
    },
    {
      heading: 'navigation',
      says: '`getTop()` finds inline overlays as well, and their `did-dismiss` resets your refs.',
      fences: ['src/router/closeOverlays.ts'],
      files: {
        ...stack(inline('ion-popover')),
        'src/router/index.ts': `import { createRouter, createWebHistory } from '@ionic/vue-router';
import { closeOverlaysOnNavigation } from './closeOverlays';

const router = createRouter({
  history: createWebHistory(),
  routes: [
${ABOVE}
  ],
});
closeOverlaysOnNavigation(router);
export default router;
`,
      },
      async try(app) {
        await openAbove(app, 'ion-popover');
        await goBack(app);
        await app.expect('popovers', shown(app, 'ion-popover'), 0);
      },
    },
    {
      heading: 'navigation',
      says: 'after a canceled Back in the browser, Ionic takes the next `router.push()` for a way back and shows the wrong page.',
      files: {
        'src/Below.vue': vuePage('Below'),
        'src/Above.vue': vuePage('Above'),
        'src/Third.vue': vuePage('Third'),
        'src/router/index.ts': CANCELING,
      },
      async try(app) {
        await expectLine(app, 'Below did enter');
        await app.page.evaluate(() => window.ionRouter?.push('/above'));
        await expectLine(app, 'Above did enter');
        await pause(app);
        await app.page.evaluate(() => (window as unknown as Canceling).cancelNext());
        await app.page.evaluate(() => window.history.back());
        await pause(app);
        await app.expect('the address, after Back', () => pathOf(app), '/above');
        await app.page.evaluate(() => (window as unknown as Canceling).go('/third'));
        await pause(app);
        await app.expect('the address', () => pathOf(app), '/third');
        const title = app.page.locator(`${TOP} ion-title`);
        await app.expect('the page', () => title.innerText(), 'Below');
      },
    },
    {
      heading: 'navigation',
      says: "A query on the same path doesn't create a page, so the stack stays as it was. A reload or a link opens the modal again.",
      fences: ['src/views/BookingsPage.vue'],
      files: {
        'src/Below.vue': vuePage('Below'),
        'src/router/index.ts': router(`    { path: '/', component: () => import('../Below.vue') },
    { path: '/bookings', component: () => import('../views/BookingsPage.vue') },`),
      },
      async try(app) {
        const { page } = app;
        await expectLine(app, 'Below did enter');
        await page.evaluate(() => window.ionRouter?.push('/bookings'));
        await page.getByText('Filter').first().click();
        await page.getByText('Show bookings').waitFor();
        const pages = page.locator('ion-router-outlet > .ion-page');
        await app.expect('pages', () => pages.count(), 2);
        await app.expect('the address', () => pathOf(app), '/bookings?filter=open');
        await pause(app);
        await page.evaluate(() => window.history.back());
        await app.expect('the modal', () => page.getByText('Show bookings').count(), 0);
        await app.expect('the address', () => pathOf(app), '/bookings');
        await page.getByText('Filter').first().click();
        await page.getByText('Show bookings').click();
        await app.expect('the modal', () => page.getByText('Show bookings').count(), 0);
        await app.expect('the address', () => pathOf(app), '/bookings');
        await app.expect('pages', () => pages.count(), 2);
        await page.getByText('Filter').first().click();
        await page.getByText('Show bookings').waitFor();
        await app.reload();
        await page.getByText('Show bookings').waitFor();
      },
    },
    {
      heading: 'mounting',
      says: 'If Vue removes an open modal, it disappears without an animation, and the page below stays hidden from screen readers until another overlay closes.',
      files: demo('', '', '<ion-modal v-if="isThere" :is-open="isOpen"><p>Here</p></ion-modal>'),
      ...ALONE,
      async try(app) {
        const hidden = app.page.locator('ion-router-outlet[aria-hidden="true"]');
        await set(app, 'isOpen', true);
        await app.page.locator('ion-modal p').waitFor();
        await pause(app);
        await set(app, 'isThere', false);
        await app.page.locator('ion-modal').waitFor({ state: 'detached' });
        await pause(app);
        await app.expect('outlets hidden', () => hidden.count(), 1);
      },
    },
    {
      heading: 'mounting',
      says: /deactivates a component with an open modal, the modal (closes|stays open)/,
      files: {
        ...demo(
          "import Kept from './Kept.vue';",
          '',
          '<KeepAlive><Kept v-if="isThere" :is-open="isOpen" /></KeepAlive>',
        ),
        'src/Kept.vue': `<script setup lang="ts">
import { IonModal } from '@ionic/vue';

defineProps<{ isOpen: boolean }>();
</script>

<template>
  <div><ion-modal :is-open="isOpen"><p>Here</p></ion-modal></div>
</template>
`,
      },
      ...ALONE,
      async try(app, { caught }) {
        await set(app, 'isOpen', true);
        await app.page.locator('ion-modal p').waitFor();
        await pause(app);
        await set(app, 'isThere', false);
        await pause(app);
        const left = caught[0] === 'closes' ? 0 : 1;
        await app.expect('modals', shown(app, 'ion-modal'), left);
      },
    },
    {
      heading: 'types',
      says: 'A template ref holds the component, and `$el` is the element with its methods.',
      fences: ['src/components/RatingButton.vue'],
      show: 'src/components/RatingButton.vue',
      isPart: true,
      async try(app) {
        const { page } = app;
        await page.getByText('Rating: 0').click();
        await page.locator('ion-modal ion-button').filter({ hasText: '4' }).click();
        await page.getByText('Rating: 4').waitFor();
      },
    },
  ],
};

export default page;
