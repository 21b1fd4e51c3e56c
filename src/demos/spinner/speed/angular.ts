import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonList, IonRange, IonSpinner, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonList, IonRange, IonSpinner, IonToggle],
  template: `
    <div class="ion-text-center">
      <ion-spinner
        name="bubbles"
        aria-label="Loading"
        [duration]="duration()"
        [paused]="paused()"
      />
    </div>
    <ion-list>
      <ion-item>
        <ion-range
          label="Duration"
          [min]="400"
          [max]="4000"
          [step]="200"
          [pin]="true"
          [(ngModel)]="duration"
        />
      </ion-item>
      <ion-item lines="none">
        <ion-toggle [(ngModel)]="paused">Paused</ion-toggle>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly duration = signal(1000);
  readonly paused = signal(false);
}
