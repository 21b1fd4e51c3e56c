import { Component } from '@angular/core';
import { IonItem, IonLabel, IonList, IonListHeader } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonListHeader],
  template: `
    <ion-list>
      <ion-list-header lines="full">
        <ion-label>Full</ion-label>
      </ion-list-header>
      <ion-item lines="none">
        <ion-label>Water the plants</ion-label>
      </ion-item>
      <ion-list-header lines="inset">
        <ion-label>Inset</ion-label>
      </ion-list-header>
      <ion-item lines="none">
        <ion-label>Call the dentist</ion-label>
      </ion-item>
      <ion-list-header lines="none">
        <ion-label>None</ion-label>
      </ion-list-header>
      <ion-item lines="none">
        <ion-label>Return the books</ion-label>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {}
