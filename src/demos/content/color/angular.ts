import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonHeader,
  IonLabel,
  IonSegment,
  IonSegmentButton,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonHeader, IonLabel, IonSegment, IonSegmentButton, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-segment aria-label="Color" [(ngModel)]="color">
          <ion-segment-button value="primary">
            <ion-label>primary</ion-label>
          </ion-segment-button>
          <ion-segment-button value="tertiary">
            <ion-label>tertiary</ion-label>
          </ion-segment-button>
          <ion-segment-button value="dark">
            <ion-label>dark</ion-label>
          </ion-segment-button>
        </ion-segment>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding" [color]="color()">
      <p>The path along the river is open.</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly color = signal('primary');
}
