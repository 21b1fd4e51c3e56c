import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonModal, IonTitle, IonToolbar],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" [disabled]="searching()" (click)="find()">
        Find my bicycle
      </ion-button>
      <p>The modal opens once the bicycle is found.</p>
      <ion-modal aria-label="Bicycle" [isOpen]="open()" (didDismiss)="open.set(false)">
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Bicycle</ion-title>
              <ion-buttons slot="end">
                <ion-button (click)="open.set(false)">Close</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <p>Found, 300 m from here.</p>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly searching = signal(false);
  readonly open = signal(false);

  async find() {
    this.searching.set(true);
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 600));
    this.searching.set(false);
    this.open.set(true);
  }
}
