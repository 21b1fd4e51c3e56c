import { Component, inject, Injectable } from '@angular/core';
import { ActivatedRoute, Router, RouterLink, Routes } from '@angular/router';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonRouterLink,
  IonRouterOutlet,
  IonTitle,
  IonToolbar,
  NavController,
} from '@ionic/angular/standalone';

@Injectable({ providedIn: 'root' })
export class Session {
  signedIn = false;
}

@Component({
  selector: 'app-home',
  standalone: true,
  imports: [IonButton, IonContent, IonHeader, IonRouterLink, IonTitle, IonToolbar, RouterLink],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Home</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-button routerLink="/account" expand="block">My account</ion-button>
    </ion-content>
  `,
})
export class HomePage {}

@Component({
  selector: 'app-login',
  standalone: true,
  imports: [IonButton, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Login</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Log in first.</p>
      <ion-button expand="block" (click)="login()">Log in</ion-button>
    </ion-content>
  `,
})
export class LoginPage {
  private readonly session = inject(Session);
  private readonly navigation = inject(NavController);

  login() {
    this.session.signedIn = true;
    return this.navigation.navigateRoot('/account');
  }
}

@Component({
  selector: 'app-account',
  standalone: true,
  imports: [IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Account</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>You are logged in.</p>
    </ion-content>
  `,
})
export class AccountPage {}

const routes: Routes = [
  { path: 'home', component: HomePage },
  { path: 'login', component: LoginPage },
  {
    path: 'account',
    component: AccountPage,
    canActivate: [() => inject(Session).signedIn || inject(Router).parseUrl('/login')],
  },
  { path: '**', redirectTo: 'home' },
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
