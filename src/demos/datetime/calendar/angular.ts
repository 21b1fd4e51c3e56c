import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonDatetime],
  template: `
    <ion-datetime presentation="date" style="margin: 0 auto" [(ngModel)]="value" />
    <p class="ion-text-center">
      Value: <output>{{ value() }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly value = signal('2025-06-12');
}
