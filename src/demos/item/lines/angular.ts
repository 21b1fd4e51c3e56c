import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonSegment,
  IonSegmentButton,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { bicycleOutline, busOutline, trainOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonIcon, IonItem, IonLabel, IonList, IonSegment, IonSegmentButton],
  template: `
    <ion-segment [(ngModel)]="lines" aria-label="Lines">
      <ion-segment-button value="inset"><ion-label>Inset</ion-label></ion-segment-button>
      <ion-segment-button value="full"><ion-label>Full</ion-label></ion-segment-button>
      <ion-segment-button value="none"><ion-label>None</ion-label></ion-segment-button>
    </ion-segment>

    <ion-list>
      @for (way of ways; track way.name) {
        <ion-item [lines]="lines()">
          <ion-icon slot="start" [name]="way.icon" aria-hidden="true" />
          <ion-label>{{ way.name }}</ion-label>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly lines = signal<'inset' | 'full' | 'none'>('inset');
  readonly ways = [
    { name: 'Bus', icon: 'bus-outline' },
    { name: 'Train', icon: 'train-outline' },
    { name: 'Bicycle', icon: 'bicycle-outline' },
  ];

  constructor() {
    addIcons({ bicycleOutline, busOutline, trainOutline });
  }
}
