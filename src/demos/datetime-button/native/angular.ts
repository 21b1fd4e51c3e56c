import { Component } from '@angular/core';
import {
  IonContent,
  IonDatetime,
  IonDatetimeButton,
  IonItem,
  IonLabel,
  IonList,
  IonPopover,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonDatetime, IonDatetimeButton, IonItem, IonLabel, IonList, IonPopover],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-label>Arrival</ion-label>
          <ion-datetime-button slot="end" datetime="arrival" />
        </ion-item>
        <ion-item>
          <ion-label>Check-out</ion-label>
          <ion-datetime-button slot="end" datetime="check-out" [disabled]="true" />
        </ion-item>
      </ion-list>
      <ion-popover [keepContentsMounted]="true" role="dialog" aria-label="Arrival">
        <ng-template>
          <ion-datetime id="arrival" presentation="date" value="2025-06-12" />
        </ng-template>
      </ion-popover>
      <ion-popover [keepContentsMounted]="true" role="dialog" aria-label="Check-out">
        <ng-template>
          <ion-datetime id="check-out" presentation="date" value="2025-06-15" />
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
  styles: `
    ion-datetime-button::part(native) {
      border: 1px solid #0f766e;
      border-radius: 20px;
      background: transparent;
    }
  `,
})
export class ExampleComponent {}
