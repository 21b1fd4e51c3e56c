import { createRouter, createWebHistory } from '@ionic/vue-router';
import TabsPage from './TabsPage.vue';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/tabs/home' },
    {
      path: '/tabs/',
      component: TabsPage,
      children: [
        { path: 'home', component: () => import('./HomePage.vue') },
        { path: 'messages', component: () => import('./MessagesPage.vue') },
        { path: 'settings', component: () => import('./SettingsPage.vue') },
      ],
    },
  ],
});
