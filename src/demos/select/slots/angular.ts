import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonContent,
  IonIcon,
  IonItem,
  IonList,
  IonSelect,
  IonSelectOption,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { airplane, close } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonContent,
    IonIcon,
    IonItem,
    IonList,
    IonSelect,
    IonSelectOption,
  ],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-select
            label="Country"
            labelPlacement="stacked"
            placeholder="None"
            interface="popover"
            [(ngModel)]="country"
          >
            <ion-icon slot="start" name="airplane" aria-hidden="true" />
            <ion-select-option value="japan">Japan</ion-select-option>
            <ion-select-option value="kenya">Kenya</ion-select-option>
            <ion-button
              slot="end"
              fill="clear"
              aria-label="Clear the country"
              (click)="country.set('')"
            >
              <ion-icon slot="icon-only" name="close" aria-hidden="true" />
            </ion-button>
          </ion-select>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly country = signal('kenya');

  constructor() {
    addIcons({ airplane, close });
  }
}
