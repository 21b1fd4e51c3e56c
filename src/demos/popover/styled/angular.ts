import { Component } from '@angular/core';
import { IonButton, IonContent, IonPopover } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonPopover],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="tip">Tip</ion-button>
      <ion-popover class="tip" role="dialog" aria-label="Tip" trigger="tip" alignment="start">
        <ng-template>
          <p class="ion-padding">Drag an entry to move it.</p>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
  styles: `
    ion-popover.tip {
      --width: 220px;
      --background: #4c1d95;
      --backdrop-opacity: 0.5;
      --offset-y: 8px;
    }

    ion-popover.tip::part(content) {
      border-radius: 16px;
      color: #fff;
    }

    ion-popover.tip::part(arrow) {
      filter: drop-shadow(0 0 2px #fff);
    }

    ion-popover.tip::part(backdrop) {
      background: #4c1d95;
    }
  `,
})
export class ExampleComponent {}
