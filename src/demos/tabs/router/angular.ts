import { Component, inject } from '@angular/core';
import { ActivatedRoute, Router, RouterLink, Routes } from '@angular/router';
import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonRouterLink,
  IonRouterOutlet,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { book, informationCircle } from 'ionicons/icons';

const titles: Record<string, string> = { dune: 'Dune', emma: 'Emma', ulysses: 'Ulysses' };

@Component({
  selector: 'app-books',
  imports: [
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonRouterLink,
    IonTitle,
    IonToolbar,
    RouterLink,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Books</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (entry of books; track entry[0]) {
          <ion-item [routerLink]="['/tabs/books', entry[0]]" [detail]="true">
            <ion-label>{{ entry[1] }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class BooksPage {
  readonly books = Object.entries(titles);
}

@Component({
  selector: 'app-book',
  imports: [IonBackButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button defaultHref="/tabs/books" />
        </ion-buttons>
        <ion-title>{{ title }}</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Look at the other tab and come back: this page stays.</p>
    </ion-content>
  `,
})
export class BookPage {
  readonly title = titles[inject(ActivatedRoute).snapshot.params['book']];
}

@Component({
  selector: 'app-about',
  imports: [IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>About</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>The library opens at ten.</p>
    </ion-content>
  `,
})
export class AboutPage {}

@Component({
  selector: 'app-tabs',
  imports: [IonIcon, IonLabel, IonTabBar, IonTabButton, IonTabs],
  template: `
    <ion-tabs>
      <ion-tab-bar slot="bottom">
        <ion-tab-button tab="books" href="/tabs/books">
          <ion-icon name="book" aria-hidden="true" />
          <ion-label>Books</ion-label>
        </ion-tab-button>
        <ion-tab-button tab="about" href="/tabs/about">
          <ion-icon name="information-circle" aria-hidden="true" />
          <ion-label>About</ion-label>
        </ion-tab-button>
      </ion-tab-bar>
    </ion-tabs>
  `,
})
export class TabsPage {
  constructor() {
    addIcons({ book, informationCircle });
  }
}

const routes: Routes = [
  {
    path: 'tabs',
    component: TabsPage,
    children: [
      { path: 'books', component: BooksPage },
      { path: 'books/:book', component: BookPage },
      { path: 'about', component: AboutPage },
    ],
  },
  { path: '**', redirectTo: 'tabs/books' },
];

@Component({
  selector: 'app-example',
  imports: [IonRouterOutlet],
  // In a project, provideRouter(routes) in main.ts does what follows
  providers: [
    {
      provide: ActivatedRoute,
      useFactory: (router: Router) => router.routerState.root,
      deps: [Router],
    },
  ],
  template: '<ion-router-outlet />',
})
export class ExampleComponent {
  constructor() {
    const router = inject(Router);
    router.resetConfig(routes);
    router.initialNavigation();
  }
}
