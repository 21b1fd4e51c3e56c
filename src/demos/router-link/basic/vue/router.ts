import { createRouter, createWebHistory } from '@ionic/vue-router';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/order' },
    { path: '/order', component: () => import('./OrderPage.vue') },
    { path: '/terms', component: () => import('./TermsPage.vue') },
  ],
});
