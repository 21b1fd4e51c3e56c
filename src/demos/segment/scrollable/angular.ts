import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Day of the week" [scrollable]="true" [(ngModel)]="day">
      @for (option of days; track option.value) {
        <ion-segment-button [value]="option.value">
          <ion-label>{{ option.label }}</ion-label>
        </ion-segment-button>
      }
    </ion-segment>
  `,
})
export class ExampleComponent {
  readonly days = [
    { value: 'mon', label: 'Monday' },
    { value: 'tue', label: 'Tuesday' },
    { value: 'wed', label: 'Wednesday' },
    { value: 'thu', label: 'Thursday' },
    { value: 'fri', label: 'Friday' },
    { value: 'sat', label: 'Saturday' },
    { value: 'sun', label: 'Sunday' },
  ];
  readonly day = signal('thu');
}
