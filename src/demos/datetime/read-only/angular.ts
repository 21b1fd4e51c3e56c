import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonDatetime, IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonDatetime, IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment [(ngModel)]="state" aria-label="State">
      <ion-segment-button value="editable"><ion-label>Editable</ion-label></ion-segment-button>
      <ion-segment-button value="readonly"><ion-label>Readonly</ion-label></ion-segment-button>
      <ion-segment-button value="disabled"><ion-label>Disabled</ion-label></ion-segment-button>
    </ion-segment>
    <ion-datetime
      presentation="date"
      value="2025-06-12"
      style="margin: 0 auto"
      [readonly]="state() === 'readonly'"
      [disabled]="state() === 'disabled'"
    />
  `,
})
export class ExampleComponent {
  readonly state = signal('editable');
}
