import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonButton, IonIcon, IonInput, IonItem, IonList } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { callOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonButton, IonIcon, IonInput, IonItem, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-input
          label="Phone"
          labelPlacement="stacked"
          type="tel"
          value="555 0100"
          [clearInput]="true"
        >
          <ion-icon slot="start" name="call-outline" aria-hidden="true" />
        </ion-input>
      </ion-item>
      <ion-item>
        <ion-input
          label="Weight in kilograms"
          labelPlacement="stacked"
          inputmode="decimal"
          value="2.5"
        >
          <span slot="end" aria-hidden="true">kg</span>
        </ion-input>
      </ion-item>
      <ion-item>
        <ion-input
          label="Coupon"
          labelPlacement="stacked"
          [helperText]="hint()"
          [(ngModel)]="coupon"
        >
          <ion-button slot="end" fill="clear" (click)="apply()">Apply</ion-button>
        </ion-input>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly coupon = signal('');
  readonly hint = signal('Optional');

  constructor() {
    addIcons({ callOutline });
  }

  apply() {
    this.hint.set(this.coupon() ? `${this.coupon()} applied` : 'Optional');
  }
}
