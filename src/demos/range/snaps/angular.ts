import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonRange } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonRange],
  template: `
    <ion-range
      label="Spiciness"
      labelPlacement="stacked"
      [snaps]="true"
      [min]="0"
      [max]="4"
      [step]="1"
      [(ngModel)]="level"
    />
    <p>{{ levels[level()] }}</p>
  `,
})
export class ExampleComponent {
  readonly levels = ['No chili', 'Mild', 'Medium', 'Hot', 'Very hot'];
  readonly level = signal(0);
}
