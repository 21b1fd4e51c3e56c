import { Component } from '@angular/core';
import { IonCol, IonGrid, IonRow } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonCol, IonGrid, IonRow],
  template: `
    <ion-grid>
      <ion-row>
        @for (value of values; track value.name) {
          <ion-col size="6" sizeMd="3">
            <div class="tile">
              <b>{{ value.text }}</b>
              {{ value.name }}
            </div>
          </ion-col>
        }
      </ion-row>
      <ion-row>
        <ion-col size="12" sizeMd="8"><div class="tile">Chart of the week</div></ion-col>
        <ion-col size="12" sizeMd="4"><div class="tile">Goals</div></ion-col>
      </ion-row>
    </ion-grid>
  `,
  styles: `
    ion-grid {
      width: 100%;
    }

    .tile {
      display: grid;
      place-content: center;
      box-sizing: border-box;
      height: 100%;
      min-height: 64px;
      border-radius: 6px;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
      text-align: center;
    }
  `,
})
export class ExampleComponent {
  readonly values = [
    { name: 'Steps', text: '8,412' },
    { name: 'Distance', text: '5.9 km' },
    { name: 'Active', text: '42 min' },
    { name: 'Sleep', text: '7.5 h' },
  ];
}
