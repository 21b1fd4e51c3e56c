import { Component } from '@angular/core';
import { IonInput, IonItem, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput, IonItem, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-input
          label="Email"
          labelPlacement="stacked"
          type="email"
          autocomplete="email"
          enterkeyhint="next"
          placeholder="kim@example.com"
        />
      </ion-item>
      <ion-item>
        <ion-input
          label="Phone"
          labelPlacement="stacked"
          type="tel"
          autocomplete="tel"
          placeholder="555 0100"
        />
      </ion-item>
      <ion-item>
        <ion-input
          label="Postcode"
          labelPlacement="stacked"
          inputmode="numeric"
          autocomplete="postal-code"
          placeholder="12345"
        />
      </ion-item>
      <ion-item>
        <ion-input
          label="Seats"
          labelPlacement="stacked"
          type="number"
          [min]="1"
          [max]="8"
          [value]="2"
        />
      </ion-item>
      <ion-item>
        <ion-input label="Day" labelPlacement="stacked" type="date" value="2025-06-12" />
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {}
