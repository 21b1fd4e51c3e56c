import { Component } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonTextarea,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonModal,
    IonTextarea,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-content class="ion-padding">
      <p>Type something, close, and open it again.</p>
      <ion-button id="open-note" expand="block">Write a note</ion-button>
      <ion-modal #modal trigger="open-note" aria-label="Note" [keepContentsMounted]="true">
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Note</ion-title>
              <ion-buttons slot="end">
                <ion-button (click)="modal.dismiss()">Close</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <ion-textarea label="Text" labelPlacement="stacked" [rows]="3" />
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {}
