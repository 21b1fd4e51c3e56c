import { Component, inject } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonTitle,
  IonToolbar,
  NavController,
} from '@ionic/angular/standalone';
import { Session } from './session';

@Component({
  selector: 'app-login',
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
    this.session.signedIn.set(true);
    return this.navigation.navigateRoot('/account');
  }
}
