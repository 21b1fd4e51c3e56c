import { Routes } from '@angular/router';

export const routes: Routes = [
  {
    path: 'books',
    loadComponent: () => import('./book-list.page').then((m) => m.BookListPage),
  },
  {
    path: 'books/:id',
    loadComponent: () => import('./book-detail.page').then((m) => m.BookDetailPage),
  },
  { path: '**', redirectTo: 'books' },
];
