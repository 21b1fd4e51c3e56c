import { Routes } from '@angular/router';

export const routes: Routes = [
  {
    path: 'things',
    loadComponent: () => import('./packing-list.page').then((m) => m.PackingListPage),
  },
  {
    path: 'things/:id',
    loadComponent: () => import('./thing.page').then((m) => m.ThingPage),
  },
  { path: '**', redirectTo: 'things' },
];
