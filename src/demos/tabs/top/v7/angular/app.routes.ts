import { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'tabs/now' },
  {
    path: 'tabs',
    loadComponent: () => import('./tabs.page').then((m) => m.TabsPage),
    children: [
      { path: 'now', loadComponent: () => import('./now.page').then((m) => m.NowPage) },
      { path: 'past', loadComponent: () => import('./past.page').then((m) => m.PastPage) },
    ],
  },
];
