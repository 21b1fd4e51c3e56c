import { createRouter, createWebHistory } from '@ionic/vue-router';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/books' },
    { path: '/books', component: () => import('./BookListPage.vue') },
    { path: '/books/:id', component: () => import('./BookDetailPage.vue'), props: true },
  ],
});
