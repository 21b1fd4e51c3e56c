import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonDatetime,
  IonDatetimeButton,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonContent,
    IonDatetime,
    IonDatetimeButton,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonModal,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Reminder</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-label>When</ion-label>
          <ion-datetime-button slot="end" datetime="reminder" />
        </ion-item>
      </ion-list>
      <ion-modal [keepContentsMounted]="true" aria-label="When">
        <ng-template>
          <ion-datetime id="reminder" presentation="date-time" [(ngModel)]="when" />
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly when = signal('2025-06-12T09:30');
}
