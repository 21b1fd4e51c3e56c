import { createRouter, createWebHistory } from '@ionic/vue-router';
import TabsPage from './TabsPage.vue';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/tabs/books' },
    {
      path: '/tabs/',
      component: TabsPage,
      children: [
        { path: 'books', component: () => import('./BooksPage.vue') },
        { path: 'books/:id', component: () => import('./BookPage.vue'), props: true },
        { path: 'about', component: () => import('./AboutPage.vue') },
      ],
    },
  ],
});
