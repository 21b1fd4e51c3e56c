import { Component, signal } from '@angular/core';
import { IonButton, IonIcon, IonItem, IonLabel, IonList } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { ellipsisVertical, heart, heartOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon, IonItem, IonLabel, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-label>
          <h2>Lake path</h2>
          <p>One hour</p>
        </ion-label>
        <ion-button
          slot="end"
          fill="clear"
          aria-label="Like the lake path"
          [attr.aria-pressed]="liked()"
          (click)="liked.set(!liked())"
        >
          <ion-icon
            slot="icon-only"
            [name]="liked() ? 'heart' : 'heart-outline'"
            aria-hidden="true"
          />
        </ion-button>
        <ion-button slot="end" fill="clear" aria-label="More about the lake path">
          <ion-icon slot="icon-only" name="ellipsis-vertical" aria-hidden="true" />
        </ion-button>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly liked = signal(false);

  constructor() {
    addIcons({ ellipsisVertical, heart, heartOutline });
  }
}
