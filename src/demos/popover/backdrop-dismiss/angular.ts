import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonPopover } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonPopover],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="rules">Rules</ion-button>
      <p role="status">{{ state() }}</p>
      <ion-popover
        #popover
        trigger="rules"
        alignment="start"
        role="dialog"
        aria-label="Rules"
        [backdropDismiss]="false"
        (didDismiss)="state.set('Accepted.')"
      >
        <ng-template>
          <div class="ion-padding">
            <p class="ion-no-margin">Bring the boat back before dark.</p>
            <ion-button class="ion-margin-top" expand="block" (click)="popover.dismiss()">
              Accept
            </ion-button>
          </div>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly state = signal('Not accepted yet.');
}
