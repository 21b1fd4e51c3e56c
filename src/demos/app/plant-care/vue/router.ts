import { createRouter, createWebHistory } from '@ionic/vue-router';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/plants' },
    { path: '/plants', component: () => import('./PlantListPage.vue') },
    { path: '/plants/:id', component: () => import('./PlantDetailPage.vue'), props: true },
  ],
});
