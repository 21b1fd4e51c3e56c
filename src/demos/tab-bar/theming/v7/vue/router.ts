import { createRouter, createWebHistory } from '@ionic/vue-router';
import TabsPage from './TabsPage.vue';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/tabs/listen' },
    {
      path: '/tabs/',
      component: TabsPage,
      children: [
        { path: 'listen', component: () => import('./ListenPage.vue') },
        { path: 'songs', component: () => import('./SongsPage.vue') },
        { path: 'search', component: () => import('./SearchPage.vue') },
      ],
    },
  ],
});
