import { Component } from '@angular/core';
import { IonCol, IonGrid, IonRow } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCol, IonGrid, IonRow],
  template: `
    <ion-grid>
      <ion-row class="strip" tabindex="0" role="group" aria-label="Places">
        <ion-col size="5"><div class="tile">Harbor</div></ion-col>
        <ion-col size="5"><div class="tile">Old town</div></ion-col>
        <ion-col size="5"><div class="tile">Station</div></ion-col>
        <ion-col size="5"><div class="tile">Lake shore</div></ion-col>
      </ion-row>
    </ion-grid>
  `,
  styles: `
    ion-grid {
      width: 100%;
    }

    .strip {
      flex-wrap: nowrap;
      overflow-x: auto;
    }

    .tile {
      padding: 24px 8px;
      border-radius: 8px;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
      text-align: center;
    }
  `,
})
export class ExampleComponent {}
