import { createRouter, createWebHistory } from '@ionic/vue-router';
import { signedIn } from './session';

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    { path: '/', redirect: '/home' },
    { path: '/home', component: () => import('./HomePage.vue') },
    { path: '/login', component: () => import('./LoginPage.vue') },
    {
      path: '/account',
      component: () => import('./AccountPage.vue'),
      // true lets the navigation pass, a path sends it elsewhere
      beforeEnter: () => signedIn.value || '/login',
    },
  ],
});
