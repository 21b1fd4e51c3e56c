import { Component } from '@angular/core';
import { IonButton, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { arrowForward, downloadOutline, trashOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon],
  template: `
    <div class="ion-text-center">
      <ion-button>
        <ion-icon slot="start" name="download-outline" aria-hidden="true" />
        Download
      </ion-button>
      <ion-button fill="outline">
        Next
        <ion-icon slot="end" name="arrow-forward" aria-hidden="true" />
      </ion-button>
      <ion-button fill="clear" color="danger" aria-label="Delete">
        <ion-icon slot="icon-only" name="trash-outline" aria-hidden="true" />
      </ion-button>
    </div>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ arrowForward, downloadOutline, trashOutline });
  }
}
