import { Component } from '@angular/core';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonDatetime],
  template: `
    <ion-datetime value="2025-06-12T09:05" style="margin: 0 auto" [formatOptions]="format">
      <span slot="title">Departures</span>
    </ion-datetime>
  `,
})
export class ExampleComponent {
  readonly format = {
    date: { weekday: 'long', day: 'numeric', month: 'long' },
    time: { hour: '2-digit', minute: '2-digit' },
  } as const;
}
