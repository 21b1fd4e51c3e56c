import { Component } from '@angular/core';
import { IonItem, IonLabel, IonList, IonListHeader } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonListHeader],
  template: `
    <ion-list>
      <ion-list-header color="tertiary">
        <ion-label>Monday</ion-label>
      </ion-list-header>
      <ion-item lines="none">
        <ion-label>Water the plants</ion-label>
      </ion-item>
      <ion-list-header class="line" lines="full">
        <ion-label>Tuesday</ion-label>
      </ion-list-header>
      <ion-item lines="none">
        <ion-label>Call the dentist</ion-label>
      </ion-item>
    </ion-list>
  `,
  styles: `
    ion-list-header.line {
      --background: #ede9fe;
      --color: #4c1d95;
      --border-color: #7c3aed;
      --border-width: 0 0 2px;
    }
  `,
})
export class ExampleComponent {}
