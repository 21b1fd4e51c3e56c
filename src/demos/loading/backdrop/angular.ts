import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonLoading } from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonLoading],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="search" expand="block">Search nearby</ion-button>
      <p role="status">{{ state() }}</p>
      <ion-loading
        trigger="search"
        message="Tap outside to cancel"
        [duration]="20000"
        [backdropDismiss]="true"
        (didDismiss)="onDismiss($event)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly state = signal('Not searched yet.');

  onDismiss({ detail }: CustomEvent<OverlayEventDetail>) {
    this.state.set(detail.role === 'backdrop' ? 'Canceled.' : 'Nothing found.');
  }
}
