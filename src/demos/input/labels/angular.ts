import { Component } from '@angular/core';
import { IonInput, IonItem, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput, IonItem, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-input label="Name" labelPlacement="fixed" placeholder="Kim Lee" />
      </ion-item>
      <ion-item>
        <ion-input label="Email" labelPlacement="floating" type="email" />
      </ion-item>
      <ion-item>
        <ion-input label="City" labelPlacement="stacked" placeholder="Osaka" />
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {}
