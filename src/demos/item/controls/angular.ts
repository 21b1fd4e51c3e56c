import { Component } from '@angular/core';
import {
  IonButton,
  IonCheckbox,
  IonIcon,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonRange,
  IonSelect,
  IonSelectOption,
  IonToggle,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { sunny, sunnyOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonCheckbox,
    IonIcon,
    IonInput,
    IonItem,
    IonLabel,
    IonList,
    IonRange,
    IonSelect,
    IonSelectOption,
    IonToggle,
  ],
  template: `
    <ion-list>
      <ion-item>
        <ion-input label="Name" labelPlacement="floating" value="Lamp" />
      </ion-item>
      <ion-item>
        <ion-select label="Room" value="hall">
          <ion-select-option value="hall">Hall</ion-select-option>
          <ion-select-option value="office">Office</ion-select-option>
        </ion-select>
      </ion-item>
      <ion-item>
        <ion-toggle>Turn on at sunset</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-checkbox justify="space-between">Include in “All off”</ion-checkbox>
      </ion-item>
      <ion-item>
        <ion-range aria-label="Brightness" [value]="60">
          <ion-icon slot="start" name="sunny-outline" aria-hidden="true" />
          <ion-icon slot="end" name="sunny" aria-hidden="true" />
        </ion-range>
      </ion-item>
      <ion-item lines="none">
        <ion-label>Firmware 2.4</ion-label>
        <ion-button slot="end" fill="outline">Update</ion-button>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ sunny, sunnyOutline });
  }
}
