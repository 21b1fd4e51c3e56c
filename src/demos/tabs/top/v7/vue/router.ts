import { createRouter, createWebHistory } from '@ionic/vue-router';
import TabsPage from './TabsPage.vue';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/tabs/now' },
    {
      path: '/tabs/',
      component: TabsPage,
      children: [
        { path: 'now', component: () => import('./NowPage.vue') },
        { path: 'past', component: () => import('./PastPage.vue') },
      ],
    },
  ],
});
