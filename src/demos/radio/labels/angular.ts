import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonList, IonRadio, IonRadioGroup],
  template: `
    <ion-radio-group [(ngModel)]="placement" aria-label="Label placement">
      <ion-list>
        <ion-item>
          <ion-radio value="apart" justify="space-between">Label at the start, apart</ion-radio>
        </ion-item>
        <ion-item>
          <ion-radio value="start" justify="start">Label at the start, together</ion-radio>
        </ion-item>
        <ion-item>
          <ion-radio value="end" labelPlacement="end" justify="start">Label at the end</ion-radio>
        </ion-item>
        <ion-item>
          <ion-radio value="above" labelPlacement="stacked" alignment="start">
            Label above
          </ion-radio>
        </ion-item>
      </ion-list>
    </ion-radio-group>
  `,
})
export class ExampleComponent {
  readonly placement = signal('apart');
}
