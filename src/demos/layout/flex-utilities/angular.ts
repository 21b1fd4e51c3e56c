import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonBadge, IonRow, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonBadge, IonRow, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Justify content" [(ngModel)]="justify">
      <ion-segment-button value="start">Start</ion-segment-button>
      <ion-segment-button value="center">Center</ion-segment-button>
      <ion-segment-button value="between">Between</ion-segment-button>
    </ion-segment>
    <ion-segment aria-label="Align items" [(ngModel)]="align">
      <ion-segment-button value="start">Top</ion-segment-button>
      <ion-segment-button value="center">Middle</ion-segment-button>
      <ion-segment-button value="end">Bottom</ion-segment-button>
    </ion-segment>
    <ion-row [class]="'ion-justify-content-' + justify() + ' ion-align-items-' + align()">
      <ion-badge>1</ion-badge>
      <ion-badge color="secondary">2</ion-badge>
      <ion-badge color="tertiary">3</ion-badge>
    </ion-row>
  `,
  styles: `
    ion-segment {
      margin-bottom: 16px;
    }

    ion-row {
      height: 120px;
      border-radius: 8px;
      background: var(--ion-color-light);
    }

    ion-badge {
      margin: 8px;
      padding: 12px 16px;
    }
  `,
})
export class ExampleComponent {
  readonly justify = signal('start');
  readonly align = signal('start');
}
