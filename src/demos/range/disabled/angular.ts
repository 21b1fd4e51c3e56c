import { Component, signal } from '@angular/core';
import { IonRange, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonRange, IonToggle],
  template: `
    <ion-toggle
      justify="space-between"
      [checked]="automatic()"
      (ionChange)="automatic.set($event.detail.checked)"
    >
      Automatic brightness
    </ion-toggle>
    <ion-range label="Brightness" labelPlacement="stacked" [value]="60" [disabled]="automatic()" />
  `,
})
export class ExampleComponent {
  readonly automatic = signal(true);
}
