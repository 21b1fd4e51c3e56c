import { Component } from '@angular/core';
import { IonCheckbox, IonItem, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCheckbox, IonItem, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-checkbox labelPlacement="start" justify="space-between">
          Before, at both ends
        </ion-checkbox>
      </ion-item>
      <ion-item>
        <ion-checkbox labelPlacement="end" justify="start">After, together</ion-checkbox>
      </ion-item>
      <ion-item>
        <ion-checkbox labelPlacement="fixed" justify="start">Fixed</ion-checkbox>
      </ion-item>
      <ion-item>
        <ion-checkbox labelPlacement="stacked" alignment="start">Above the box</ion-checkbox>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {}
