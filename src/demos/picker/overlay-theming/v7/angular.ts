import { Component, ViewEncapsulation } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonPicker,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  standalone: true,
  imports: [IonButton, IonContent, IonHeader, IonPicker, IonTitle, IonToolbar],
  // The rules must reach the inside of the picker
  encapsulation: ViewEncapsulation.None,
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Flight</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-button id="open" expand="block">Choose a seat</ion-button>
      <ion-picker trigger="open" cssClass="tall-picker" [columns]="columns" [buttons]="buttons" />
    </ion-content>
  `,
  styles: `
    ion-picker.tall-picker {
      --height: 300px;
      --border-color: #704cff;
      --border-width: 2px 0 0;
      --backdrop-opacity: 0.5;
    }

    ion-picker.tall-picker .picker-toolbar-confirm button {
      font-weight: bold;
    }
  `,
})
export class ExampleComponent {
  readonly columns = [
    { name: 'row', prefix: 'Row', options: ['12', '13', '14', '15'].map((text) => ({ text })) },
    { name: 'seat', options: ['A', 'B', 'C'].map((text) => ({ text })) },
  ];
  readonly buttons = [
    { text: 'Cancel', role: 'cancel' },
    { text: 'Done', role: 'confirm' },
  ];
}
