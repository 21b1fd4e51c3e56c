import { Component, signal } from '@angular/core';
import { IonInput, IonItem, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonInput, IonItem, IonList, IonToggle],
  template: `
    <ion-list>
      <ion-item>
        <ion-input
          label="Street"
          labelPlacement="stacked"
          value="12 Harbor Street"
          [readonly]="!editing()"
        />
      </ion-item>
      <ion-item>
        <ion-input label="Country" labelPlacement="stacked" value="Portugal" [disabled]="true" />
      </ion-item>
    </ion-list>
    <ion-toggle class="ion-margin" (ionChange)="editing.set($event.detail.checked)">
      Edit the address
    </ion-toggle>
  `,
})
export class ExampleComponent {
  readonly editing = signal(false);
}
