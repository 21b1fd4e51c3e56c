import { Component } from '@angular/core';
import {
  IonItem,
  IonList,
  IonSegment,
  IonSegmentButton,
  IonSelect,
  IonSelectOption,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonList, IonSegment, IonSegmentButton, IonSelect, IonSelectOption, IonToggle],
  template: `
    <ion-segment value="single" aria-label="Ticket">
      <ion-segment-button value="single">Single</ion-segment-button>
      <ion-segment-button value="return">Return</ion-segment-button>
    </ion-segment>
    <ion-list lines="none">
      <ion-item>
        <ion-select label="Class" placeholder="Not chosen" interface="popover">
          <ion-select-option value="1">First</ion-select-option>
          <ion-select-option value="2">Second</ion-select-option>
        </ion-select>
      </ion-item>
      <ion-item>
        <ion-toggle>Window seat</ion-toggle>
      </ion-item>
    </ion-list>
  `,
  styles: `
    /* A part: the element inside the shadow root that has this name */
    ion-select::part(icon) {
      color: var(--ion-color-primary);
      opacity: 1;
    }

    ion-select::part(placeholder) {
      font-style: italic;
    }

    ion-toggle::part(track) {
      border: 2px solid var(--ion-color-medium, #636469);
    }

    /* A state: the class is on the host, so it comes before the part */
    ion-toggle.toggle-checked::part(track) {
      border-color: var(--ion-color-primary);
    }

    ion-segment-button::part(native) {
      letter-spacing: 0;
      text-transform: none;
    }

    ion-segment-button.segment-button-checked::part(native) {
      font-weight: 700;
    }
  `,
})
export class ExampleComponent {}
