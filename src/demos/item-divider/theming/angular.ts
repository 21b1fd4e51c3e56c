import { Component } from '@angular/core';
import { IonItem, IonItemDivider, IonItemGroup, IonLabel } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonItemDivider, IonItemGroup, IonLabel],
  template: `
    <ion-item-group>
      <ion-item-divider color="tertiary">
        <ion-label>Monday</ion-label>
      </ion-item-divider>
      <ion-item>
        <ion-label>Water the plants</ion-label>
      </ion-item>
    </ion-item-group>
    <ion-item-group>
      <ion-item-divider class="line">
        <ion-label>Tuesday</ion-label>
      </ion-item-divider>
      <ion-item lines="none">
        <ion-label>Call the dentist</ion-label>
      </ion-item>
    </ion-item-group>
  `,
  styles: `
    ion-item-divider.line {
      --background: #ede9fe;
      --color: #4c1d95;
      --padding-start: 24px;
      --inner-padding-top: 8px;
      --inner-padding-bottom: 8px;
    }
  `,
})
export class ExampleComponent {}
