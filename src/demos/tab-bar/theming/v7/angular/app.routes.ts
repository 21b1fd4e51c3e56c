import { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'tabs/listen' },
  {
    path: 'tabs',
    loadComponent: () => import('./tabs.page').then((m) => m.TabsPage),
    children: [
      { path: 'listen', loadComponent: () => import('./listen.page').then((m) => m.ListenPage) },
      { path: 'songs', loadComponent: () => import('./songs.page').then((m) => m.SongsPage) },
      { path: 'search', loadComponent: () => import('./search.page').then((m) => m.SearchPage) },
    ],
  },
];
