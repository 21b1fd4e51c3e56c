import { Component } from '@angular/core';
import { IonContent, IonFab, IonFabButton, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { call, map } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonIcon],
  template: `
    <ion-content class="sky">
      <ion-fab vertical="bottom" horizontal="start" slot="fixed">
        <ion-fab-button href="#map" aria-label="Map">
          <ion-icon name="map" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
      <ion-fab vertical="bottom" horizontal="end" slot="fixed">
        <ion-fab-button href="tel:5550100" aria-label="Call" [translucent]="true">
          <ion-icon name="call" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
    </ion-content>
  `,
  styles: `
    .sky {
      --background: repeating-linear-gradient(45deg, #bfdbfe 0 16px, #fde68a 16px 32px);
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ call, map });
  }
}
