import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Text" [(ngModel)]="text">
      <ion-segment-button value="ion-text-start">Start</ion-segment-button>
      <ion-segment-button value="ion-text-center">Center</ion-segment-button>
      <ion-segment-button value="ion-text-end">End</ion-segment-button>
    </ion-segment>
    <ion-segment aria-label="Padding" [(ngModel)]="padding">
      <ion-segment-button value="ion-padding">All</ion-segment-button>
      <ion-segment-button value="ion-padding-horizontal">Sides</ion-segment-button>
      <ion-segment-button value="ion-no-padding">None</ion-segment-button>
    </ion-segment>
    <div class="box" [class]="text() + ' ' + padding()">
      <span class="text">Two classes are on this box.</span>
    </div>
    <pre class="ion-text-wrap">class="{{ text() }} {{ padding() }}"</pre>
  `,
  styles: `
    ion-segment {
      margin-bottom: 16px;
    }

    .box {
      border-radius: 8px;
      background: var(--ion-color-light);
    }

    .text {
      display: block;
      background: var(--ion-color-warning);
      color: var(--ion-color-warning-contrast);
    }
  `,
})
export class ExampleComponent {
  readonly text = signal('ion-text-start');
  readonly padding = signal('ion-padding');
}
