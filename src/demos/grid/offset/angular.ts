import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonCol, IonGrid, IonRow, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonCol, IonGrid, IonRow, IonToggle],
  template: `
    <ion-grid>
      <ion-row>
        <ion-col size="6" offset="3"><div class="cell">offset 3</div></ion-col>
      </ion-row>
      <ion-row>
        <ion-col size="8" [push]="swapped() ? '4' : '0'"><div class="cell">Text</div></ion-col>
        <ion-col size="4" [pull]="swapped() ? '8' : '0'"><div class="cell">Picture</div></ion-col>
      </ion-row>
    </ion-grid>
    <ion-toggle justify="space-between" class="ion-padding" [(ngModel)]="swapped">
      Picture first
    </ion-toggle>
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
export class ExampleComponent {
  readonly swapped = signal(false);
}
