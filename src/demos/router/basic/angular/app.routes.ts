import { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'planets' },
  {
    path: 'planets',
    loadComponent: () => import('./planets.page').then((m) => m.PlanetsPage),
  },
  {
    path: 'planets/:id',
    loadComponent: () => import('./planet.page').then((m) => m.PlanetPage),
  },
];
