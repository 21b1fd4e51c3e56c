import { Component } from '@angular/core';
import { IonItem, IonLabel, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-label>Default</ion-label>
      </ion-item>
      <ion-item color="primary">
        <ion-label>primary</ion-label>
      </ion-item>
      <ion-item color="tertiary">
        <ion-label>tertiary</ion-label>
      </ion-item>
      <ion-item color="light">
        <ion-label>light</ion-label>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {}
