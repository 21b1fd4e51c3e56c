import { createRouter, createWebHistory } from '@ionic/vue-router';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/things' },
    { path: '/things', component: () => import('./PackingListPage.vue') },
    { path: '/things/:id', component: () => import('./ThingPage.vue'), props: true },
  ],
});
