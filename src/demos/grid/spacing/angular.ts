import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonCol,
  IonGrid,
  IonLabel,
  IonRow,
  IonSegment,
  IonSegmentButton,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonCol, IonGrid, IonLabel, IonRow, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Column padding" [(ngModel)]="padding">
      <ion-segment-button value="0px"><ion-label>None</ion-label></ion-segment-button>
      <ion-segment-button value="5px"><ion-label>Default</ion-label></ion-segment-button>
      <ion-segment-button value="16px"><ion-label>Wide</ion-label></ion-segment-button>
    </ion-segment>
    <ion-grid [style.--ion-grid-column-padding]="padding()">
      <ion-row>
        @for (shelf of shelves; track shelf) {
          <ion-col size="6">
            <div class="cell">{{ shelf }}</div>
          </ion-col>
        }
      </ion-row>
    </ion-grid>
  `,
  styles: `
    ion-grid {
      width: 100%;
    }

    .cell {
      padding: 12px;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
      text-align: center;
    }
  `,
})
export class ExampleComponent {
  readonly padding = signal('5px');
  readonly shelves = ['Bread', 'Cheese', 'Fruit', 'Drinks'];
}
