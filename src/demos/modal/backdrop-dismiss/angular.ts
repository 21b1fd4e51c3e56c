import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonModal } from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonModal],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="leave" expand="block">Leave the draft</ion-button>
      <p role="status">{{ state() }}</p>
      <ion-modal
        #modal
        class="choice"
        trigger="leave"
        aria-label="Save the draft?"
        [backdropDismiss]="false"
        (willDismiss)="onDismiss($event)"
      >
        <ng-template>
          <div class="ion-padding">
            <p class="ion-no-margin">The draft has changes.</p>
            <ion-button class="ion-margin-top" expand="block" (click)="modal.dismiss(null, 'save')">
              Save
            </ion-button>
            <ion-button
              expand="block"
              fill="clear"
              color="danger"
              (click)="modal.dismiss(null, 'discard')"
            >
              Discard
            </ion-button>
          </div>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
  styles: `
    ion-modal.choice {
      --width: 280px;
      --height: fit-content;
      --border-radius: 12px;
    }
  `,
})
export class ExampleComponent {
  readonly state = signal('The draft is open.');

  onDismiss({ detail }: CustomEvent<OverlayEventDetail>) {
    this.state.set(detail.role === 'save' ? 'The draft is saved.' : 'The draft is discarded.');
  }
}
