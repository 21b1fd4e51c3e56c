import { Routes } from '@angular/router';

export const routes: Routes = [
  {
    path: 'plants',
    title: 'Plants',
    loadComponent: () => import('./plant-list.page').then((m) => m.PlantListPage),
  },
  {
    path: 'plants/:id',
    title: 'Plant',
    loadComponent: () => import('./plant-detail.page').then((m) => m.PlantDetailPage),
  },
  { path: '**', redirectTo: 'plants' },
];
