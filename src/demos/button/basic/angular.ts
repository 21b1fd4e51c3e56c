import { Component } from '@angular/core';
import { IonButton, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { heart, settingsOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon],
  template: `
    <div class="ion-text-center">
      <ion-button>Solid</ion-button>
      <ion-button fill="outline">Outline</ion-button>
      <ion-button fill="clear">Clear</ion-button>
    </div>
    <div class="ion-text-center">
      <ion-button size="small">Small</ion-button>
      <ion-button>Default</ion-button>
      <ion-button size="large">Large</ion-button>
    </div>
    <div class="ion-text-center">
      <ion-button shape="round">
        <ion-icon slot="start" name="heart" aria-hidden="true" />
        Favorite
      </ion-button>
      <ion-button shape="round" aria-label="Settings">
        <ion-icon slot="icon-only" name="settings-outline" aria-hidden="true" />
      </ion-button>
    </div>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ heart, settingsOutline });
  }
}
