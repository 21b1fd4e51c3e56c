import { Component } from '@angular/core';
import {
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardTitle,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonCard,
    IonCardContent,
    IonCardHeader,
    IonCardTitle,
    IonItem,
    IonLabel,
    IonList,
    IonNote,
  ],
  template: `
    <ion-card>
      <ion-card-header>
        <ion-card-title>Opening hours</ion-card-title>
      </ion-card-header>
      <ion-card-content>The last tour starts an hour before we close.</ion-card-content>
      <ion-list lines="none">
        @for (entry of hours; track entry.days) {
          <ion-item>
            <ion-label>{{ entry.days }}</ion-label>
            <ion-note slot="end">{{ entry.open }}</ion-note>
          </ion-item>
        }
      </ion-list>
    </ion-card>
  `,
})
export class ExampleComponent {
  readonly hours = [
    { days: 'Monday to Friday', open: '9–18' },
    { days: 'Saturday', open: '10–14' },
    { days: 'Sunday', open: 'closed' },
  ];
}
