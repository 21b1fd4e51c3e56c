import { Component } from '@angular/core';
import { IonAvatar, IonChip, IonItem, IonLabel, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonAvatar, IonChip, IonItem, IonLabel, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-avatar slot="start" aria-hidden="true"><span class="initial">K</span></ion-avatar>
        <ion-label>Kim, in an item</ion-label>
        <ion-chip slot="end">
          <ion-avatar aria-hidden="true"><span class="initial">A</span></ion-avatar>
          <ion-label>Aiko</ion-label>
        </ion-chip>
      </ion-item>
    </ion-list>
    <div class="row">
      <ion-avatar class="small" aria-label="Kim" role="img">
        <span class="initial">K</span>
      </ion-avatar>
      <ion-avatar aria-label="Aiko" role="img"><span class="initial">A</span></ion-avatar>
      <ion-avatar class="large" aria-label="Noor" role="img">
        <span class="initial">N</span>
      </ion-avatar>
    </div>
  `,
  styles: `
    .small {
      width: 32px;
      height: 32px;
    }

    .large {
      width: 96px;
      height: 96px;
      font-size: 40px;
    }

    .row {
      display: flex;
      align-items: center;
      justify-content: space-evenly;
      margin-top: 16px;
    }

    .initial {
      display: grid;
      place-items: center;
      width: 100%;
      height: 100%;
      border-radius: 50%;
      background: var(--ion-color-tertiary);
      color: var(--ion-color-tertiary-contrast);
    }
  `,
})
export class ExampleComponent {}
