import { Component } from '@angular/core';
import { IonSelect, IonSelectOption, IonTitle, IonToolbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonSelect, IonSelectOption, IonTitle, IonToolbar],
  template: `
    <ion-toolbar>
      <ion-title>Notes</ion-title>
      <ion-select
        slot="end"
        class="ion-padding-end"
        aria-label="Sort the notes by"
        interface="popover"
        value="new"
      >
        <ion-select-option value="new">Newest first</ion-select-option>
        <ion-select-option value="old">Oldest first</ion-select-option>
      </ion-select>
    </ion-toolbar>
  `,
})
export class ExampleComponent {}
