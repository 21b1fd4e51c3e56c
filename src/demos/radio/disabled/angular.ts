import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonList, IonRadio, IonRadioGroup],
  template: `
    <ion-radio-group aria-label="Show" [(ngModel)]="show">
      <ion-list>
        <ion-item>
          <ion-radio value="18">18:00</ion-radio>
        </ion-item>
        <ion-item>
          <ion-radio value="20" [disabled]="true">20:00, sold out</ion-radio>
        </ion-item>
        <ion-item>
          <ion-radio value="22">22:00</ion-radio>
        </ion-item>
      </ion-list>
    </ion-radio-group>
    <p>
      Show at <output>{{ show() ? show() + ':00' : '–' }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly show = signal('');
}
