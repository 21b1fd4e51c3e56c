import { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'order' },
  { path: 'order', loadComponent: () => import('./order.page').then((m) => m.OrderPage) },
  { path: 'terms', loadComponent: () => import('./terms.page').then((m) => m.TermsPage) },
];
