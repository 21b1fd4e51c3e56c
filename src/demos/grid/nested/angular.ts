import { Component } from '@angular/core';
import { IonCol, IonGrid, IonRow } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCol, IonGrid, IonRow],
  template: `
    <ion-grid>
      <ion-row>
        <ion-col size="8">
          <ion-grid class="ion-no-padding">
            <ion-row>
              <ion-col size="6"><div class="cell">Morning</div></ion-col>
              <ion-col size="6"><div class="cell">Noon</div></ion-col>
              <ion-col size="12"><div class="cell">Evening</div></ion-col>
            </ion-row>
          </ion-grid>
        </ion-col>
        <ion-col size="4"><div class="cell notes">Notes</div></ion-col>
      </ion-row>
    </ion-grid>
  `,
  styles: `
    ion-grid {
      width: 100%;
    }

    .cell {
      padding: 12px;
      border: 1px solid var(--ion-background-color, #ffffff);
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
      text-align: center;
    }

    .notes {
      box-sizing: border-box;
      height: 100%;
    }
  `,
})
export class ExampleComponent {}
