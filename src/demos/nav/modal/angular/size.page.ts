import { Component, inject } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNav,
  IonTitle,
  IonToolbar,
  ModalController,
} from '@ionic/angular/standalone';
import { ConfirmPage } from './confirm.page';

@Component({
  selector: 'app-size',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-button (click)="modals.dismiss(null, 'cancel')">Cancel</ion-button>
        </ion-buttons>
        <ion-title>Size</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Up to five kilograms.</p>
      <ion-button expand="block" (click)="next()">Next</ion-button>
    </ion-content>
  `,
})
export class SizePage {
  private readonly nav = inject(IonNav);
  readonly modals = inject(ModalController);

  next() {
    return this.nav.push(ConfirmPage);
  }
}
