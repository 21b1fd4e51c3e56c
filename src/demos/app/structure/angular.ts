import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonFooter,
  IonHeader,
  IonTextarea,
  IonTitle,
  IonToast,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonContent,
    IonFooter,
    IonHeader,
    IonTextarea,
    IonTitle,
    IonToast,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Note</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-textarea label="Text" labelPlacement="stacked" value="Order seeds" [autoGrow]="true" />
      <ion-toast trigger="save" position="top" message="The note is saved." [duration]="3000" />
    </ion-content>
    <ion-footer>
      <ion-toolbar>
        <ion-button id="save" expand="block" class="ion-margin-horizontal">Save</ion-button>
      </ion-toolbar>
    </ion-footer>
  `,
})
export class ExampleComponent {}
