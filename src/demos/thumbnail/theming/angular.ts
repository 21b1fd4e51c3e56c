import { Component } from '@angular/core';
import { IonItem, IonLabel, IonThumbnail } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonThumbnail],
  template: `
    <ion-item lines="none">
      <ion-thumbnail slot="start" class="round ion-margin-vertical">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <rect width="48" height="48" fill="#bfe3f5"></rect>
          <path d="M0 48 16 18l10 16 7-9 15 23z" fill="#3d6b8c"></path>
        </svg>
      </ion-thumbnail>
      <ion-label>Ridge path</ion-label>
    </ion-item>
  `,
  styles: `
    ion-thumbnail.round {
      --size: 72px;
      --border-radius: 16px;
    }

    ion-thumbnail.round svg {
      display: block;
      border-radius: inherit;
    }
  `,
})
export class ExampleComponent {}
