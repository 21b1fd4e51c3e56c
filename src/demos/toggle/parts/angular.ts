import { Component } from '@angular/core';
import { IonItem, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonList, IonToggle],
  template: `
    <ion-list>
      <ion-item>
        <ion-toggle class="lamp" [checked]="true">Desk lamp</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle class="lamp">Hall lamp</ion-toggle>
      </ion-item>
    </ion-list>
  `,
  styles: `
    .lamp::part(label) {
      font-weight: 600;
    }

    .lamp::part(handle) {
      background: #9ca3af;
    }

    .lamp.toggle-checked::part(label) {
      color: #b45309;
    }

    .lamp.toggle-checked::part(track) {
      background: #fde68a;
    }

    .lamp.toggle-checked::part(handle) {
      background: #b45309;
    }
  `,
})
export class ExampleComponent {}
