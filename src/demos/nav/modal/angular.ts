import { Component, inject, signal } from '@angular/core';
import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonNav,
  IonTitle,
  IonToolbar,
  ModalController,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-confirm',
  imports: [IonBackButton, IonButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button />
        </ion-buttons>
        <ion-title>Confirm</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>The label costs €5.</p>
      <ion-button expand="block" (click)="modals.dismiss(null, 'confirm')">Print</ion-button>
    </ion-content>
  `,
})
export class ConfirmPage {
  readonly modals = inject(ModalController);
}

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

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonHeader, IonModal, IonNav, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Parcel</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>{{ printed() ? 'One label has been printed.' : 'No label has been printed.' }}</p>
      <ion-button id="open" expand="block">Print a label</ion-button>
      <ion-modal trigger="open" (didDismiss)="onDidDismiss($event)">
        <ng-template>
          <ion-nav [root]="size" />
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly size = SizePage;
  readonly printed = signal(false);

  onDidDismiss(event: Event) {
    const { role } = (event as CustomEvent<OverlayEventDetail>).detail;
    if (role === 'confirm') this.printed.set(true);
  }
}
