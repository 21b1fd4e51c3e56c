import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonDatetime, IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonDatetime, IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment aria-label="Language" [(ngModel)]="locale">
      <ion-segment-button value="en-US">
        <ion-label>English</ion-label>
      </ion-segment-button>
      <ion-segment-button value="es-ES">
        <ion-label>Español</ion-label>
      </ion-segment-button>
      <ion-segment-button value="ja-JP">
        <ion-label>日本語</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-datetime
      presentation="date"
      [(ngModel)]="day"
      [firstDayOfWeek]="1"
      style="margin: 0 auto"
      [locale]="locale()"
    />
  `,
})
export class ExampleComponent {
  readonly locale = signal('en-US');
  readonly day = signal('2025-06-12');
}
