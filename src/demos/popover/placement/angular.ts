import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonContent,
  IonPopover,
  IonSegment,
  IonSegmentButton,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonButton, IonContent, IonPopover, IonSegment, IonSegmentButton],
  template: `
    <ion-content class="ion-padding">
      <ion-segment aria-label="Side" [(ngModel)]="side">
        <ion-segment-button value="top">Top</ion-segment-button>
        <ion-segment-button value="bottom">Bottom</ion-segment-button>
        <ion-segment-button value="end">End</ion-segment-button>
      </ion-segment>
      <ion-segment class="alignment" aria-label="Alignment" [(ngModel)]="alignment">
        <ion-segment-button value="start">Start</ion-segment-button>
        <ion-segment-button value="center">Center</ion-segment-button>
        <ion-segment-button value="end">End</ion-segment-button>
      </ion-segment>
      <div class="middle ion-text-center">
        <ion-button id="open">Open</ion-button>
      </div>
      <ion-popover
        role="dialog"
        aria-label="Hello"
        trigger="open"
        [side]="side()"
        [alignment]="alignment()"
      >
        <ng-template>
          <p class="ion-text-center">Hello</p>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
  styles: `
    .alignment {
      margin-top: 16px;
    }

    .middle {
      margin-top: 96px;
    }

    ion-popover {
      --width: 96px;
    }
  `,
})
export class ExampleComponent {
  readonly side = signal<'top' | 'bottom' | 'end'>('bottom');
  readonly alignment = signal<'start' | 'center' | 'end'>('center');
}
