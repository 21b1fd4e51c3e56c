import { createRouter, createWebHistory } from '@ionic/vue-router';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/planets' },
    { path: '/planets', component: () => import('./PlanetsPage.vue') },
    { path: '/planets/:id', component: () => import('./PlanetPage.vue'), props: true },
  ],
});
