import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonModal,
  IonNav,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';
import { SizePage } from './size.page';

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
      <ion-modal trigger="open" aria-label="Print a label" (didDismiss)="onDidDismiss($event)">
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

  onDidDismiss({ detail }: CustomEvent<OverlayEventDetail>) {
    if (detail.role === 'confirm') this.printed.set(true);
  }
}
