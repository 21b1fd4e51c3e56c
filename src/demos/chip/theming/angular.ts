import { Component } from '@angular/core';
import { IonChip, IonLabel } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonChip, IonLabel],
  template: `
    <div class="ion-text-center">
      <ion-chip class="label">
        <ion-label>New recipe</ion-label>
      </ion-chip>
      <ion-chip class="thick" [outline]="true">
        <ion-label>Seasonal</ion-label>
      </ion-chip>
    </div>
  `,
  styles: `
    .label {
      --background: #0f766e;
      --color: #ffffff;
      border-radius: 6px;
    }

    .thick {
      --color: var(--ion-text-color, #000000);
      border: 2px solid var(--ion-color-tertiary);
      min-height: 40px;
      padding-inline: 20px;
    }
  `,
})
export class ExampleComponent {}
