import { Component } from '@angular/core';
import { IonCol, IonGrid, IonRow } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCol, IonGrid, IonRow],
  template: `
    <ion-grid>
      <ion-row>
        <ion-col size="12" sizeMd="6" offsetMd="3">
          <div class="cell">Recipe</div>
        </ion-col>
        <ion-col size="6" sizeMd="3" offsetMd="3">
          <div class="cell">Ingredients</div>
        </ion-col>
        <ion-col size="6" sizeMd="3">
          <div class="cell">Method</div>
        </ion-col>
      </ion-row>
    </ion-grid>
  `,
  styles: `
    ion-grid {
      width: 100%;
    }

    .cell {
      padding: 12px;
      border-radius: 6px;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
      text-align: center;
    }
  `,
})
export class ExampleComponent {}
