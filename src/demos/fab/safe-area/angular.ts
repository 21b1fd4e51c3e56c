import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonContent, IonFab, IonFabButton, IonIcon, IonToggle } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonFab, IonFabButton, IonIcon, IonToggle],
  template: `
    <ion-content class="ion-padding">
      <ion-toggle justify="space-between" [(ngModel)]="safe">Keep clear of it</ion-toggle>
      <p>The gray strip stands for the home indicator.</p>
      <div slot="fixed" class="indicator"></div>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end" [class.safe]="safe()">
        <ion-fab-button aria-label="Add a note">
          <ion-icon name="add" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
    </ion-content>
  `,
  styles: `
    .indicator {
      bottom: 0;
      width: 100%;
      height: 34px;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.2);
    }

    ion-content {
      --ion-safe-area-bottom: 34px;
    }

    ion-fab.safe {
      bottom: calc(10px + var(--ion-safe-area-bottom, 0px));
    }
  `,
})
export class ExampleComponent {
  readonly safe = signal(false);

  constructor() {
    addIcons({ add });
  }
}
