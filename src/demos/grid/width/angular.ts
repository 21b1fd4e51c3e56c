import { Component } from '@angular/core';
import { IonCol, IonGrid, IonRow } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCol, IonGrid, IonRow],
  template: `
    <ion-grid [fixed]="true">
      <ion-row>
        <ion-col>
          <div class="cell">Morning</div>
        </ion-col>
        <ion-col>
          <div class="cell">Evening</div>
        </ion-col>
      </ion-row>
    </ion-grid>
  `,
  styles: `
    ion-grid {
      --ion-grid-width: 280px;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
    }

    .cell {
      padding: 12px;
      background: rgba(var(--ion-color-tertiary-rgb), 0.16);
      text-align: center;
    }
  `,
})
export class ExampleComponent {}
