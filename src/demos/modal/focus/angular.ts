import { Component, viewChild } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonInput,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonInput, IonModal, IonTitle, IonToolbar],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-note" expand="block">New note</ion-button>
      <ion-modal
        #modal
        trigger="open-note"
        aria-label="New note"
        (didPresent)="input()?.setFocus()"
      >
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>New note</ion-title>
              <ion-buttons slot="end">
                <ion-button (click)="modal.dismiss()">Close</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <ion-input label="Title" labelPlacement="stacked" />
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly input = viewChild(IonInput);
}
