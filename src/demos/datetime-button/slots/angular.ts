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
            <div slot="date-target">{{ date() }}</div>
            <div slot="time-target">{{ time() }}</div>
          </ion-datetime-button>
        </ion-item>
      </ion-list>
      <ion-modal [keepContentsMounted]="true" aria-label="Loan">
        <ng-template>
          <ion-datetime
            id="due"
            min="2025-06-01"
            max="2025-06-30T18:00"
            (ionChange)="onChange($event.detail.value)"
          />
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly date = signal('No date');
  readonly time = signal('No time');

  onChange(value: unknown) {
    const [date = '', time = ''] = String(value).split('T');
    this.date.set(date);
    this.time.set(time.slice(0, 5));
  }
}
