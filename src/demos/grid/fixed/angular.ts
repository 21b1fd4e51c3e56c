import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonCol, IonGrid, IonRow, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonCol, IonGrid, IonRow, IonToggle],
  template: `
    <ion-grid [fixed]="fixed()">
      <ion-row>
        <ion-col>
          <div class="cell">Morning</div>
        </ion-col>
        <ion-col>
          <div class="cell">Evening</div>
        </ion-col>
      </ion-row>
    </ion-grid>
    <ion-toggle justify="space-between" class="ion-padding" [(ngModel)]="fixed">
      Fixed width
    </ion-toggle>
  `,
  styles: `
    ion-grid {
      width: 100%;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
    }

    .cell {
      padding: 12px;
      background: rgba(var(--ion-color-tertiary-rgb), 0.16);
      text-align: center;
    }
  `,
})
export class ExampleComponent {
  readonly fixed = signal(false);
}
