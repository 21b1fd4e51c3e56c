import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonContent, IonItem, IonLabel, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonItem, IonLabel, IonList, IonToggle],
  template: `
    <ion-content [class.safe]="safe()">
      <div slot="fixed" class="strip notch"></div>
      <div slot="fixed" class="strip home"></div>
      <ion-list>
        <ion-item>
          <ion-toggle [(ngModel)]="safe">Keep clear of the gray strips</ion-toggle>
        </ion-item>
        <ion-item>
          <ion-label>Lighthouse</ion-label>
        </ion-item>
        <ion-item>
          <ion-label>Old bridge</ion-label>
        </ion-item>
        <ion-item>
          <ion-label>Market square</ion-label>
        </ion-item>
        <ion-item>
          <ion-label>Swimming pool</ion-label>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
  styles: `
    ion-content {
      --ion-safe-area-top: 40px;
      --ion-safe-area-bottom: 34px;
    }

    ion-content.safe::part(scroll) {
      padding-top: var(--ion-safe-area-top, 0px);
      padding-bottom: var(--ion-safe-area-bottom, 0px);
    }

    .strip {
      width: 100%;
      background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.15);
      pointer-events: none;
    }

    .notch {
      top: 0;
      height: 40px;
    }

    .home {
      bottom: 0;
      height: 34px;
    }
  `,
})
export class ExampleComponent {
  readonly safe = signal(false);
}
