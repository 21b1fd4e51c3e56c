import { Component } from '@angular/core';
import { IonCol, IonGrid, IonRow } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCol, IonGrid, IonRow],
  template: `
    <ion-grid>
      <ion-row>
        <ion-col><div class="cell">Equal</div></ion-col>
        <ion-col><div class="cell">Equal</div></ion-col>
        <ion-col><div class="cell">Equal</div></ion-col>
      </ion-row>
      <ion-row>
        <ion-col size="8"><div class="cell">8 of 12</div></ion-col>
        <ion-col size="4"><div class="cell">4 of 12</div></ion-col>
      </ion-row>
      <ion-row>
        <ion-col size="auto"><div class="cell">Content</div></ion-col>
        <ion-col><div class="cell">The rest</div></ion-col>
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
