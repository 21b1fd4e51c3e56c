import { Component } from '@angular/core';
import { IonItem, IonLabel, IonList, IonNote } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonNote],
  template: `
    <ion-list class="plan" lines="full">
      @for (step of steps; track step.name) {
        <ion-item [button]="true">
          <ion-label>{{ step.name }}</ion-label>
          <ion-note slot="end">{{ step.minutes }} min</ion-note>
        </ion-item>
      }
    </ion-list>
  `,
  styles: `
    .plan {
      --ion-item-background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.06);
      padding-block: 0;
      border-radius: 16px;
    }

    .plan ion-item {
      --background: transparent;
      --border-color: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.2);
      --min-height: 60px;
    }

    .plan ion-item:last-child {
      --border-width: 0;
    }

    .plan ion-note {
      color: inherit;
    }
  `,
})
export class ExampleComponent {
  readonly steps = [
    { name: 'Warm-up', minutes: 10 },
    { name: 'Intervals', minutes: 25 },
    { name: 'Stretching', minutes: 15 },
  ];
}
