import { Component } from '@angular/core';
import { IonButton, IonContent, IonSelect, IonSelectOption } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonSelect, IonSelectOption],
  template: `
    <ion-content class="ion-padding">
      <ion-select
        #select
        label="Time"
        interface="action-sheet"
        [interfaceOptions]="options"
        value="10"
      >
        <ion-select-option value="10">At ten</ion-select-option>
        <ion-select-option value="14">At two</ion-select-option>
        <ion-select-option value="16">At four</ion-select-option>
      </ion-select>
      <ion-button expand="block" fill="outline" (click)="select.open($event)">
        Another time
      </ion-button>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly options = { header: 'Time' };
}
