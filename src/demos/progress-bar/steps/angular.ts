import { Component, computed, signal } from '@angular/core';
import { IonButton, IonProgressBar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonProgressBar],
  template: `
    <ion-progress-bar
      aria-label="Registration"
      [attr.aria-valuetext]="text()"
      [value]="(step() - 1) / 4"
    />
    <p>{{ text() }}</p>
    <ion-button expand="block" [disabled]="step() === 4" (click)="step.set(step() + 1)">
      Next
    </ion-button>
    <ion-button
      expand="block"
      fill="outline"
      [disabled]="step() === 1"
      (click)="step.set(step() - 1)"
    >
      Back
    </ion-button>
  `,
})
export class ExampleComponent {
  readonly step = signal(1);
  readonly text = computed(() => `Step ${this.step()} of 4`);
}
