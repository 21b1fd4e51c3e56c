import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonList, IonToggle],
  template: `
    <ion-list>
      <ion-item>
        <ion-toggle [(ngModel)]="wifi">Wi-Fi</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle [checked]="true" color="success" [enableOnOffLabels]="true">
          Roaming
        </ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle [disabled]="true">Hotspot</ion-toggle>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly wifi = signal(false);
}
