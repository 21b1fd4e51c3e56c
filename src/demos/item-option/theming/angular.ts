import { Component } from '@angular/core';
import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { timeOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonIcon,
    IonItem,
    IonItemOption,
    IonItemOptions,
    IonItemSliding,
    IonLabel,
    IonList,
  ],
  template: `
    <ion-list>
      <ion-item-sliding #row>
        <ion-item lines="none">
          <ion-label>Feed the cat</ion-label>
          <ion-button slot="end" fill="clear" (click)="row.open('end')">Options</ion-button>
        </ion-item>
        <ion-item-options>
          <ion-item-option class="later">
            <ion-icon slot="bottom" name="time-outline" aria-hidden="true" />
            Later
          </ion-item-option>
        </ion-item-options>
      </ion-item-sliding>
    </ion-list>
  `,
  styles: `
    .later {
      --background: #0f766e;
      --color: #ffffff;
      text-transform: none;
    }

    .later::part(native) {
      padding-inline: 24px;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ timeOutline });
  }
}
