import { createRouter, createWebHistory } from '@ionic/vue-router';
import TabsPage from './TabsPage.vue';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/tabs/map' },
    {
      path: '/tabs/',
      component: TabsPage,
      children: [
        { path: 'map', component: () => import('./MapPage.vue') },
        { path: 'trips', component: () => import('./TripsPage.vue') },
        { path: 'profile', component: () => import('./ProfilePage.vue') },
      ],
    },
  ],
});
