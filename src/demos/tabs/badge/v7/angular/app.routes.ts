import { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'tabs/home' },
  {
    path: 'tabs',
    loadComponent: () => import('./tabs.page').then((m) => m.TabsPage),
    children: [
      { path: 'home', loadComponent: () => import('./home.page').then((m) => m.HomePage) },
      {
        path: 'messages',
        loadComponent: () => import('./messages.page').then((m) => m.MessagesPage),
      },
      {
        path: 'settings',
        loadComponent: () => import('./settings.page').then((m) => m.SettingsPage),
      },
    ],
  },
];
