import { Component, signal } from '@angular/core';
import { IonItem, IonLabel, IonList, IonNote, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonNote, IonToggle],
  template: `
    <ion-list [class.compact]="compact()">
      @for (way of ways; track way.name) {
        <ion-item>
          <ion-label>{{ way.name }}</ion-label>
          <ion-note slot="end">{{ way.time }}</ion-note>
        </ion-item>
      }
    </ion-list>
    <ion-toggle
      class="ion-margin"
      [checked]="compact()"
      (ionChange)="compact.set($event.detail.checked)"
    >
      Compact
    </ion-toggle>
  `,
  styles: `
    .compact ion-item {
      --min-height: 36px;
      --padding-start: 8px;
      --inner-padding-end: 8px;
      --border-style: dashed;
    }

    .compact ion-label,
    .compact ion-note {
      margin-block: 4px;
      padding-block: 0;
      align-self: center;
    }
  `,
})
export class ExampleComponent {
  readonly compact = signal(true);
  readonly ways = [
    { name: 'Walking', time: '48 min' },
    { name: 'Cycling', time: '17 min' },
    { name: 'Bus', time: '25 min' },
  ];
}
