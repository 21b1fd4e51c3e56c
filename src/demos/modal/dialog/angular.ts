import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonModal, IonText } from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonModal, IonText],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-dialog" expand="block">Download the map</ion-button>
      <p>
        <ion-text [color]="downloaded() ? 'primary' : undefined">
          {{ downloaded() ? 'The map is on this device.' : 'Nothing is downloaded.' }}
        </ion-text>
      </p>
      <ion-modal
        #modal
        class="dialog"
        trigger="open-dialog"
        aria-label="Download the map"
        (willDismiss)="onWillDismiss($event)"
      >
        <ng-template>
          <div class="ion-padding">
            <h2 class="ion-no-margin">Download the map?</h2>
            <p>It takes 48 MB and works without a connection.</p>
            <ion-button expand="block" (click)="modal.dismiss(null, 'confirm')">
              Download
            </ion-button>
            <ion-button expand="block" fill="clear" (click)="modal.dismiss()">Later</ion-button>
          </div>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
  styles: `
    ion-modal.dialog {
      --width: 280px;
      --height: fit-content;
      --border-radius: 12px;
      --box-shadow: 0 12px 32px rgba(0, 0, 0, 0.3);
      --backdrop-opacity: 0.4;
    }
  `,
})
export class ExampleComponent {
  readonly downloaded = signal(false);

  onWillDismiss(event: CustomEvent<OverlayEventDetail>) {
    if (event.detail.role === 'confirm') {
      this.downloaded.set(true);
    }
  }
}
