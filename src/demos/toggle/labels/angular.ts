import { Component } from '@angular/core';
import { IonItem, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonList, IonToggle],
  template: `
    <ion-list>
      <ion-item>
        <ion-toggle justify="space-between">Label at the start, apart</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle justify="start">Label at the start, together</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle labelPlacement="end" justify="start">Label at the end</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle labelPlacement="stacked" alignment="start">Label above</ion-toggle>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {}
