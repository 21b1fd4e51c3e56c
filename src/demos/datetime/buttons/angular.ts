import { DatePipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import {
  type DatetimeCustomEvent,
  IonContent,
  IonDatetime,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    DatePipe,
    IonContent,
    IonDatetime,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonModal,
    IonNote,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Parcel</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        <ion-item id="open-picker" [button]="true">
          <ion-label>Pick-up</ion-label>
          <ion-note slot="end">{{ (value() | date: "MMMM d 'at' hh:mm a") ?? 'Not set' }}</ion-note>
        </ion-item>
      </ion-list>
      <ion-modal trigger="open-picker" aria-label="Pick-up">
        <ng-template>
          <ion-datetime
            presentation="date-time"
            min="2025-06-01"
            max="2025-12-31"
            size="cover"
            doneText="Save"
            clearText="Remove"
            [value]="value()"
            [showDefaultButtons]="true"
            [showClearButton]="true"
            (ionChange)="onChange($event)"
          >
            <span slot="time-label">Pick-up time</span>
          </ion-datetime>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
  styles: `
    ion-modal {
      --width: fit-content;
      --height: fit-content;
      --border-radius: 12px;
    }
  `,
})
export class ExampleComponent {
  readonly value = signal<string | undefined>('2025-06-12T10:00');

  onChange({ detail }: DatetimeCustomEvent) {
    this.value.set(detail.value as string | undefined);
  }
}
