import { Component } from '@angular/core';
import { IonAvatar, IonChip, IonIcon, IonLabel } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { leaf } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonAvatar, IonChip, IonIcon, IonLabel],
  template: `
    <div class="ion-text-center">
      <ion-chip>
        <ion-label>Plain</ion-label>
      </ion-chip>
      <ion-chip color="success">
        <ion-icon name="leaf" aria-hidden="true" />
        <ion-label>Organic</ion-label>
      </ion-chip>
      <ion-chip>
        <ion-avatar aria-hidden="true">M</ion-avatar>
        <ion-label>Mia</ion-label>
      </ion-chip>
      <ion-chip [outline]="true">
        <ion-label>Outline</ion-label>
      </ion-chip>
      <ion-chip [outline]="true" color="tertiary">
        <ion-label>Outline, colored</ion-label>
      </ion-chip>
      <ion-chip [disabled]="true">
        <ion-label>Disabled</ion-label>
      </ion-chip>
    </div>
  `,
  styles: `
    ion-avatar {
      display: grid;
      place-items: center;
      background: var(--ion-color-primary);
      color: var(--ion-color-primary-contrast);
      font-size: 12px;
    }
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ leaf });
  }
}
