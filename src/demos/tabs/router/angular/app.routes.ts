import { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'tabs/books' },
  {
    path: 'tabs',
    loadComponent: () => import('./tabs.page').then((m) => m.TabsPage),
    children: [
      { path: 'books', loadComponent: () => import('./books.page').then((m) => m.BooksPage) },
      { path: 'books/:id', loadComponent: () => import('./book.page').then((m) => m.BookPage) },
      { path: 'about', loadComponent: () => import('./about.page').then((m) => m.AboutPage) },
    ],
  },
];
