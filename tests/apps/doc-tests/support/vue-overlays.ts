import type { App } from '../../harness/app';
import { expectLine, pause, vuePage } from '.';
import { router } from './vue-tabs';

/** A component that shows what came of it. */
export const demo = (imports: string, body: string, markup: string): Record<string, string> => ({
  'src/Demo.vue': `<script setup lang="ts">
import { IonButton, IonModal, IonPopover } from '@ionic/vue';
import { KeepAlive, ref } from 'vue';
${imports}

const said = ref('');
const isOpen = ref(false);
const isThere = ref(true);
${body}
Object.assign(window, { isOpen, isThere });
</script>

<template>
  <div>
    ${markup}
    <output>{{ said }}</output>
  </div>
</template>
`,
});

/** An app that shows such a component alone. */
export const ALONE = { show: 'src/Demo.vue', isPart: true } as const;

/** An overlay that is open for as long as its component says so. */
export const inline = (tag: string): Record<string, string> =>
  demo('', '', `<${tag} :is-open="isOpen" @did-dismiss="isOpen = false"><p>Here</p></${tag}>`);

/** The routes of a page and of one that comes to lie above it. */
export const ABOVE = `    { path: '/', component: () => import('../Below.vue') },
    { path: '/above', component: () => import('../Above.vue') },`;

/** Such a component in a page that lies above another one. */
export const stack = (files: Record<string, string>): Record<string, string> => ({
  ...files,
  'src/Below.vue': vuePage('Below'),
  'src/Above.vue': `<script setup lang="ts">
import { IonContent, IonPage } from '@ionic/vue';
import Demo from './Demo.vue';
</script>

<template>
  <ion-page><ion-content><Demo /></ion-content></ion-page>
</template>
`,
  'src/router/index.ts': router(ABOVE),
});

/** A look at what the component has said. */
export const outputOf = (app: App) => (): Promise<string> => app.page.locator('output').innerText();

/** A look at how many overlays of a kind are on the screen. */
export const shown =
  ({ page }: App, tag: string) =>
  (): Promise<number> =>
    page.locator(`${tag}:visible`).count();

/** Changes what the component holds. */
export const set = ({ page }: App, name: 'isOpen' | 'isThere', value: boolean): Promise<void> =>
  page.evaluate(
    ([key, to]) => {
      (window as unknown as Record<typeof key, { value: boolean }>)[key].value = to;
    },
    [name, value] as const,
  );

/** Opens the page above, and what it has. */
export async function openAbove(app: App, tag: string): Promise<void> {
  await expectLine(app, 'Below did enter');
  await app.page.evaluate(() => window.ionRouter?.push('/above'));
  await app.page.locator('output').waitFor({ state: 'attached' });
  await pause(app);
  await set(app, 'isOpen', true);
  await app.expect(`${tag}, open`, shown(app, tag), 1);
}

/** Goes back to the page below, as the browser's button does. */
export async function goBack(app: App): Promise<void> {
  await app.page.evaluate(() => window.history.back());
  await app.page.locator('output').waitFor({ state: 'detached' });
  await pause(app);
}

/** What the routes below hand to the test. */
export interface Canceling {
  cancelNext: () => void;
  go: (path: string) => Promise<unknown>;
}

/** Three routes, and a guard that cancels one navigation when it is told to. */
export const CANCELING = `import { createRouter, createWebHistory } from '@ionic/vue-router';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: () => import('../Below.vue') },
    { path: '/above', component: () => import('../Above.vue') },
    { path: '/third', component: () => import('../Third.vue') },
  ],
});
let cancels = false;
router.beforeEach(() => {
  const goesOn = !cancels;
  cancels = false;
  return goesOn;
});
Object.assign(window, {
  cancelNext: () => { cancels = true; },
  go: (path: string) => router.push(path),
});
export default router;
`;
