import { Component, computed, signal } from '@angular/core';
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
    <ion-segment aria-label="Along the row" [(ngModel)]="justify">
      <ion-segment-button value="start"><ion-label>Start</ion-label></ion-segment-button>
      <ion-segment-button value="between"><ion-label>Between</ion-label></ion-segment-button>
      <ion-segment-button value="end"><ion-label>End</ion-label></ion-segment-button>
    </ion-segment>
    <ion-segment aria-label="Across the row" [(ngModel)]="align">
      <ion-segment-button value="start"><ion-label>Top</ion-label></ion-segment-button>
      <ion-segment-button value="center"><ion-label>Middle</ion-label></ion-segment-button>
      <ion-segment-button value="end"><ion-label>Bottom</ion-label></ion-segment-button>
    </ion-segment>
    <ion-grid>
      <ion-row [class]="classes()">
        <ion-col size="4"><div class="cell">A</div></ion-col>
        <ion-col size="4"><div class="cell tall">B</div></ion-col>
      </ion-row>
    </ion-grid>
  `,
  styles: `
    ion-segment + ion-segment {
      margin-top: 16px;
    }

    ion-grid {
      width: 100%;
    }

    .cell {
      padding: 12px;
      border-radius: 6px;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.08);
      text-align: center;
    }

    .tall {
      padding-block: 36px;
    }
  `,
})
export class ExampleComponent {
  readonly justify = signal('start');
  readonly align = signal('start');
  readonly classes = computed(
    () => `ion-justify-content-${this.justify()} ion-align-items-${this.align()}`,
  );
}
