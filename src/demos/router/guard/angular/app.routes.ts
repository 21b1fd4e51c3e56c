import { Routes } from '@angular/router';
import { sessionGuard } from './session.guard';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'home' },
  { path: 'home', loadComponent: () => import('./home.page').then((m) => m.HomePage) },
  { path: 'login', loadComponent: () => import('./login.page').then((m) => m.LoginPage) },
  {
    path: 'account',
    canActivate: [sessionGuard],
    loadComponent: () => import('./account.page').then((m) => m.AccountPage),
  },
];
