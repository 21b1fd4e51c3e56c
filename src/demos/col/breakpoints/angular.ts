import { Component } from '@angular/core';
import { IonCol, IonGrid, IonRow } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCol, IonGrid, IonRow],
  template: `
    <ion-grid>
      <ion-row>
        <ion-col
          sizeXs="6"
          sizeSm="5"
          sizeMd="4"
          sizeLg="3"
          sizeXl="2"
          pushXs="6"
          pushSm="7"
          pushMd="8"
          pushLg="9"
          pushXl="10"
        >
          <div class="cell">Picture</div>
        </ion-col>
        <ion-col
          sizeXs="6"
          sizeSm="7"
          sizeMd="8"
          sizeLg="9"
          sizeXl="10"
          pullXs="6"
          pullSm="5"
          pullMd="4"
          pullLg="3"
          pullXl="2"
        >
          <div class="cell">Recipe</div>
        </ion-col>
      </ion-row>
      <ion-row>
        <ion-col size="4" offsetXs="0" offsetSm="1" offsetMd="2" offsetLg="3" offsetXl="4">
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
