import { Component, signal } from '@angular/core';
import { IonItem, IonLabel, IonList, IonNote } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { openOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonNote],
  template: `
    <ion-list lines="none">
      @for (plan of plans; track plan.name) {
        <ion-item
          class="plan"
          [button]="true"
          [detail]="false"
          [attr.aria-current]="plan.name === chosen() ? 'true' : null"
          (click)="chosen.set(plan.name)"
        >
          <ion-label>{{ plan.name }}</ion-label>
          <ion-note slot="end">{{ plan.minutes }} min</ion-note>
        </ion-item>
      }
      <ion-item class="plan" [button]="true" [detail]="true" detailIcon="open-outline">
        <ion-label>Timetable</ion-label>
      </ion-item>
    </ion-list>
  `,
  styles: `
    .plan {
      --background: var(--ion-color-light, #f4f5f8);
      --color: var(--ion-color-light-contrast, #000);
      --border-radius: 12px;
      --min-height: 56px;
      --detail-icon-color: var(--ion-color-primary);
      --detail-icon-opacity: 1;
      margin-block-end: 8px;
    }

    .plan ion-note {
      --color: inherit;
    }

    .plan[aria-current='true'] {
      --background: var(--ion-color-primary);
      --color: var(--ion-color-primary-contrast, #fff);
    }

    .plan::part(detail-icon) {
      margin-inline-end: 0;
    }
  `,
})
export class ExampleComponent {
  readonly plans = [
    { name: 'Walking', minutes: 48 },
    { name: 'Cycling', minutes: 17 },
  ];
  readonly chosen = signal('Walking');

  constructor() {
    addIcons({ openOutline });
  }
}
