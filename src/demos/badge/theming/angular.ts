import { Component } from '@angular/core';
import { IonBadge, IonItem, IonLabel } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBadge, IonItem, IonLabel],
  template: `
    <ion-item>
      <ion-label>Inbox</ion-label>
      <ion-badge slot="end" class="flat">12</ion-badge>
    </ion-item>
  `,
  styles: `
    ion-badge.flat {
      --background: #ede9fe;
      --color: #4c1d95;
      --padding-start: 10px;
      --padding-end: 10px;
      --padding-top: 5px;
      --padding-bottom: 5px;
      border-radius: 4px;
    }
  `,
})
export class ExampleComponent {}
