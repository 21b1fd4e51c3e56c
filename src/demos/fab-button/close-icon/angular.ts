import { Component } from '@angular/core';
import { IonContent, IonFab, IonFabButton, IonFabList, IonIcon } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { chatbubble, chevronDown, mail, shareSocial } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonFabList, IonIcon],
  template: `
    <ion-content>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button closeIcon="chevron-down" aria-label="Share">
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
})
export class ExampleComponent {
  constructor() {
    addIcons({ chatbubble, chevronDown, mail, shareSocial });
  }
}
