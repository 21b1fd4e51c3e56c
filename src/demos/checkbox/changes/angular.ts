import { Component, signal } from '@angular/core';
import {
  type CheckboxChangeEventDetail,
  IonButton,
  IonCheckbox,
  IonItem,
  IonList,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonCheckbox, IonItem, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-checkbox
          value="tent"
          justify="space-between"
          [checked]="tent()"
          (ionChange)="onChange($event.detail)"
        >
          Tent
        </ion-checkbox>
      </ion-item>
    </ion-list>
    <p class="ion-padding-horizontal">
      Last event: <output>{{ last() }}</output>
    </p>
    <div class="ion-padding-horizontal">
      <ion-button size="small" fill="outline" (click)="tent.set(true)">Check from code</ion-button>
    </div>
  `,
})
export class ExampleComponent {
  readonly tent = signal(false);
  readonly last = signal('none');

  onChange({ value, checked }: CheckboxChangeEventDetail) {
    this.tent.set(checked);
    this.last.set(`${value}, ${checked}`);
  }
}
