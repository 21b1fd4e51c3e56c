import { Component } from '@angular/core';
import {
  IonButton,
  IonCheckbox,
  IonContent,
  IonItem,
  IonList,
  IonPopover,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonCheckbox, IonContent, IonItem, IonList, IonPopover],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="filter">Filter</ion-button>
      <ion-popover
        role="dialog"
        aria-label="Filter"
        trigger="filter"
        alignment="start"
        [keepContentsMounted]="true"
      >
        <ng-template>
          <ion-list lines="none">
            <ion-item>
              <ion-checkbox>Only new ones</ion-checkbox>
            </ion-item>
            <ion-item>
              <ion-checkbox>With a picture</ion-checkbox>
            </ion-item>
          </ion-list>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
})
export class ExampleComponent {}
