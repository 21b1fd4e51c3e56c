import { Component, signal } from '@angular/core';
import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonList, IonRadio, IonRadioGroup],
  template: `
    <ion-radio-group
      aria-label="Minimum rating"
      [allowEmptySelection]="true"
      [value]="rating()"
      (ionChange)="rating.set($event.detail.value)"
    >
      <ion-list>
        <ion-item>
          <ion-radio value="4" justify="space-between">Four stars or more</ion-radio>
        </ion-item>
        <ion-item>
          <ion-radio value="3" justify="space-between">Three stars or more</ion-radio>
        </ion-item>
      </ion-list>
    </ion-radio-group>
    <p>{{ rating() ? rating() + ' stars or more' : 'All ratings' }}</p>
  `,
})
export class ExampleComponent {
  readonly rating = signal<string | undefined>(undefined);
}
