import { Component } from '@angular/core';
import { IonCol, IonGrid, IonRow } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCol, IonGrid, IonRow],
  template: `
    <ion-grid>
      <ion-row>
        <ion-col size="1">
          <div class="cell">Mon</div>
        </ion-col>
        <ion-col size="1">
          <div class="cell">Tue</div>
        </ion-col>
        <ion-col size="1">
          <div class="cell">Wed</div>
        </ion-col>
        <ion-col size="1">
          <div class="cell">Thu</div>
        </ion-col>
        <ion-col size="1">
          <div class="cell">Fri</div>
        </ion-col>
        <ion-col size="5">
          <div class="cell">Weekend</div>
        </ion-col>
      </ion-row>
    </ion-grid>
  `,
  styles: `
    ion-grid {
      --ion-grid-columns: 5;
      width: 100%;
    }

    .cell {
      padding: 12px 0;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
      text-align: center;
    }
  `,
})
export class ExampleComponent {}
