import { Component } from '@angular/core';
import { IonAvatar, IonItem, IonLabel } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonAvatar, IonItem, IonLabel],
  template: `
    <ion-item lines="none">
      <ion-avatar slot="start" class="square" aria-hidden="true">
        <span class="initial">A</span>
      </ion-avatar>
      <ion-label>Aiko</ion-label>
    </ion-item>
  `,
  styles: `
    ion-avatar.square {
      --border-radius: 12px;
    }

    .initial {
      display: grid;
      place-items: center;
      width: 100%;
      height: 100%;
      border-radius: inherit;
      background: var(--ion-color-tertiary);
      color: var(--ion-color-tertiary-contrast);
    }
  `,
})
export class ExampleComponent {}
