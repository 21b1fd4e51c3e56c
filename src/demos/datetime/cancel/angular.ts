import { Component, signal, viewChild } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonDatetime],
  template: `
    <ion-datetime
      presentation="date"
      [(ngModel)]="saved"
      [showDefaultButtons]="true"
      cancelText="Back"
      doneText="Save"
      style="margin: 0 auto"
      (ionCancel)="datetime().reset(saved())"
    />
    <p class="ion-text-center">
      Saved: <output>{{ saved() }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly datetime = viewChild.required(IonDatetime);
  readonly saved = signal('2025-06-12');
}
