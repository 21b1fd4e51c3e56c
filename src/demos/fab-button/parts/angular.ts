import { Component } from '@angular/core';
import { IonContent, IonFab, IonFabButton, IonFabList, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { chatbubble, mail, shareSocial } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonFabList, IonIcon],
  template: `
    <ion-content>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button class="slanted" aria-label="Share">
          <ion-icon name="share-social" aria-hidden="true" />
        </ion-fab-button>
        <ion-fab-list side="top">
          <ion-fab-button aria-label="Message">
            <ion-icon name="chatbubble" aria-hidden="true" />
          </ion-fab-button>
          <ion-fab-button aria-label="Mail">
            <ion-icon name="mail" aria-hidden="true" />
          </ion-fab-button>
        </ion-fab-list>
      </ion-fab>
    </ion-content>
  `,
  styles: `
    ion-fab-button.slanted {
      --background: #7c3aed;
      --background-activated: #4c1d95;
      --background-focused: #6d28d9;
      --background-hover: #6d28d9;
    }

    ion-fab-button.slanted::part(native) {
      border: 3px solid #4c1d95;
      border-radius: 16px;
    }

    ion-fab-button.slanted::part(close-icon) {
      color: #fde68a;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ chatbubble, mail, shareSocial });
  }
}
