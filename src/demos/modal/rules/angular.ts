import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonHeader,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonButtons,
    IonCheckbox,
    IonContent,
    IonHeader,
    IonModal,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-rules" expand="block">House rules</ion-button>
      <ion-modal #modal trigger="open-rules" aria-label="House rules" [canDismiss]="agreed()">
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>House rules</ion-title>
              <ion-buttons slot="end">
                <ion-button (click)="modal.dismiss()">Close</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <p>Return before sunset, dry and clean.</p>
            <ion-checkbox labelPlacement="end" [(ngModel)]="agreed">
              I agree to these rules
            </ion-checkbox>
            <p>Close works once the box is checked.</p>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly agreed = signal(false);
}
