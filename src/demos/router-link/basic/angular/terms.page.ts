import { Component } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  IonContent,
  IonHeader,
  IonRouterLinkWithHref,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-terms',
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
