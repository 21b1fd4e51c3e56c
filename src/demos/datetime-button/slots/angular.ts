import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonDatetime,
  IonDatetimeButton,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonDatetime, IonDatetimeButton, IonItem, IonLabel, IonList, IonModal],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-label>Loan</ion-label>
          <ion-datetime-button slot="end" datetime="due">
            <span slot="date-target">{{ text() }}</span>
          </ion-datetime-button>
        </ion-item>
      </ion-list>
      <ion-modal [keepContentsMounted]="true" aria-label="Loan">
        <ng-template>
          <ion-datetime
            id="due"
            presentation="date"
            min="2025-06-01"
            max="2025-06-30"
            (ionChange)="onChange($event.detail.value)"
          />
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly text = signal('No date');

  onChange(value: unknown) {
    this.text.set(`Due: ${String(value).slice(0, 10)}`);
  }
}
