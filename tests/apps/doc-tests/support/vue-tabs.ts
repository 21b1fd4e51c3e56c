import { vuePage } from '.';

/** A router of Vue with these routes. */
export const router = (
  body: string,
): string => `import { createRouter, createWebHistory } from '@ionic/vue-router';

export default createRouter({
  history: createWebHistory(),
  routes: [
${body}
  ],
});
`;

const TABS = `<script setup lang="ts">
import { IonLabel, IonPage, IonRouterOutlet, IonTabBar, IonTabButton, IonTabs, onIonViewDidEnter, onIonViewDidLeave, onIonViewWillEnter, onIonViewWillLeave } from '@ionic/vue';

const log = (line: string): void => void ((window as any).log ??= []).push('Tabs ' + line);

onIonViewWillEnter(() => log('will enter'));
onIonViewDidEnter(() => log('did enter'));
onIonViewWillLeave(() => log('will leave'));
onIonViewDidLeave(() => log('did leave'));
</script>

<template>
  <ion-page>
    <ion-tabs>
      <ion-router-outlet />
      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="one" href="/tabs/one"><ion-label>One</ion-label></ion-tab-button>
        <ion-tab-button tab="two" href="/tabs/two"><ion-label>Two</ion-label></ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  </ion-page>
</template>
`;

/** Two tabs and a page outside of them, all of which write down their hooks. */
export const TABS_FILES = {
  'src/Tabs.vue': TABS,
  'src/One.vue': vuePage('One'),
  'src/Two.vue': vuePage('Two'),
  'src/Outside.vue': vuePage('Outside'),
  'src/router/index.ts': router(`    {
      path: '/tabs/',
      component: () => import('../Tabs.vue'),
      children: [
        { path: 'one', component: () => import('../One.vue') },
        { path: 'two', component: () => import('../Two.vue') },
      ],
    },
    { path: '/outside', component: () => import('../Outside.vue') },`),
};
