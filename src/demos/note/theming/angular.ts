import { Component } from '@angular/core';
import { IonItem, IonLabel, IonList, IonNote } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonNote],
  template: `
    <ion-list>
      <ion-item>
        <ion-label>Ferry</ion-label>
        <ion-note slot="end" color="primary">confirmed</ion-note>
      </ion-item>
      <ion-item lines="none">
        <ion-label>Train</ion-label>
        <ion-note slot="end" class="violet">Departs at 21:40</ion-note>
      </ion-item>
    </ion-list>
  `,
  styles: `
    ion-note.violet {
      --color: #6d28d9;
      font-weight: 700;
    }
  `,
})
export class ExampleComponent {}
