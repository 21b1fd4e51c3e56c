import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonIcon, IonItem, IonList, IonRange } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { sunny, sunnyOutline, volumeHigh, volumeLow } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonIcon, IonItem, IonList, IonRange],
  template: `
    <ion-list>
      <ion-item>
        <ion-range aria-label="Volume" [(ngModel)]="volume">
          <ion-icon slot="start" name="volume-low" aria-hidden="true" />
          <ion-icon slot="end" name="volume-high" aria-hidden="true" />
        </ion-range>
      </ion-item>
      <ion-item>
        <ion-range aria-label="Brightness" color="warning" [(ngModel)]="brightness">
          <ion-icon slot="start" name="sunny-outline" size="small" aria-hidden="true" />
          <ion-icon slot="end" name="sunny" aria-hidden="true" />
        </ion-range>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly volume = signal(20);
  readonly brightness = signal(70);

  constructor() {
    addIcons({ sunny, sunnyOutline, volumeHigh, volumeLow });
  }
}
