import { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'tabs/map' },
  {
    path: 'tabs',
    loadComponent: () => import('./tabs.page').then((m) => m.TabsPage),
    children: [
      { path: 'map', loadComponent: () => import('./map.page').then((m) => m.MapPage) },
      { path: 'trips', loadComponent: () => import('./trips.page').then((m) => m.TripsPage) },
      { path: 'profile', loadComponent: () => import('./profile.page').then((m) => m.ProfilePage) },
    ],
  },
];
