import { Component } from '@angular/core';
import { IonItem, IonList, IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonList, IonTextarea],
  template: `
    <ion-list>
      <ion-item>
        <ion-textarea
          label="Terms: read only"
          labelPlacement="stacked"
          [rows]="2"
          value="The key stays with the neighbor until Sunday."
          [readonly]="true"
        />
      </ion-item>
      <ion-item>
        <ion-textarea
          label="Answer: disabled"
          labelPlacement="stacked"
          [rows]="2"
          value="Agreed."
          [disabled]="true"
        />
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {}
