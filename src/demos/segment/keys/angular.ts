import { Component, signal } from '@angular/core';
import { IonLabel, IonNote, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonLabel, IonNote, IonSegment, IonSegmentButton],
  template: `
    <ion-segment
      value="sun"
      aria-label="Weather"
      [selectOnFocus]="true"
      (ionChange)="text.set(texts[$event.detail.value ?? ''])"
    >
      <ion-segment-button value="sun"><ion-label>Sun</ion-label></ion-segment-button>
      <ion-segment-button value="wind"><ion-label>Wind</ion-label></ion-segment-button>
      <ion-segment-button value="rain"><ion-label>Rain</ion-label></ion-segment-button>
    </ion-segment>
    <p>
      <ion-note>{{ text() }}</ion-note>
    </p>
  `,
})
export class ExampleComponent {
  readonly text = signal('Press Tab, then the arrow keys.');
  readonly texts: Record<string, string> = {
    sun: '21 °C and sunny',
    wind: 'Wind from the west',
    rain: 'Showers at noon',
  };
}
