import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonItem,
  IonLabel,
  IonList,
  IonSegment,
  IonSegmentButton,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonLabel, IonList, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Lines" [(ngModel)]="lines">
      <ion-segment-button value="inset"><ion-label>Inset</ion-label></ion-segment-button>
      <ion-segment-button value="full"><ion-label>Full</ion-label></ion-segment-button>
      <ion-segment-button value="none"><ion-label>None</ion-label></ion-segment-button>
    </ion-segment>
    <ion-list [lines]="lines()">
      @for (food of foods; track food) {
        <ion-item>
          <ion-label>{{ food }}</ion-label>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly lines = signal<'inset' | 'full' | 'none'>('inset');
  readonly foods = ['Rice', 'Tomatoes', 'Olive oil'];
}
