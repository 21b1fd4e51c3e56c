import { Component } from '@angular/core';
import { IonButton, IonButtons, IonInput, IonToolbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonInput, IonToolbar],
  template: `
    <ion-toolbar>
      <ion-input
        class="ion-padding-horizontal"
        type="search"
        aria-label="Town or postcode, to find a library"
        placeholder="Town or postcode"
      />
      <ion-buttons slot="end">
        <ion-button>Search</ion-button>
      </ion-buttons>
    </ion-toolbar>
  `,
})
export class ExampleComponent {}
