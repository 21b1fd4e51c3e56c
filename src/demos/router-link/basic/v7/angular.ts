import { Component, inject } from '@angular/core';
import { ActivatedRoute, Router, RouterLink, Routes } from '@angular/router';
import {
  IonContent,
  IonHeader,
  IonRouterLinkWithHref,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-order',
  standalone: true,
  imports: [IonContent, IonHeader, IonRouterLinkWithHref, IonTitle, IonToolbar, RouterLink],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Order</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>By ordering you accept the <a routerLink="/terms">terms</a>.</p>
    </ion-content>
  `,
})
export class OrderPage {}

@Component({
  selector: 'app-terms',
  standalone: true,
  imports: [IonContent, IonHeader, IonRouterLinkWithHref, IonTitle, IonToolbar, RouterLink],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Terms</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>
        Goods can be returned within thirty days.
        <a routerLink="/order" routerDirection="back">Back to the order</a>
      </p>
    </ion-content>
  `,
})
export class TermsPage {}

const routes: Routes = [
  { path: 'order', component: OrderPage },
  { path: 'terms', component: TermsPage },
  { path: '**', redirectTo: 'order' },
];

@Component({
  selector: 'app-example',
  standalone: true,
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
