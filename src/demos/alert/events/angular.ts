import { Component, signal } from '@angular/core';
import {
  IonAlert,
  IonButton,
  IonContent,
  IonLoading,
  IonPopover,
  IonToast,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonAlert, IonButton, IonContent, IonLoading, IonPopover, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="ask" expand="block">Alert</ion-button>
      <ion-button id="wait" expand="block">Loading</ion-button>
      <ion-button id="tip" expand="block">Popover</ion-button>
      <ion-button id="save" expand="block">Toast</ion-button>
      <ion-alert
        trigger="ask"
        header="Save the draft?"
        [buttons]="['Save']"
        (willPresent)="start()"
        (didPresent)="add('didPresent')"
        (willDismiss)="add('willDismiss')"
        (didDismiss)="add('didDismiss')"
      />
      <ion-loading
        trigger="wait"
        message="Saving…"
        [duration]="1000"
        (willPresent)="start()"
        (didPresent)="add('didPresent')"
        (willDismiss)="add('willDismiss')"
        (didDismiss)="add('didDismiss')"
      />
      <ion-popover
        trigger="tip"
        role="dialog"
        aria-label="Tip"
        (willPresent)="start()"
        (didPresent)="add('didPresent')"
        (willDismiss)="add('willDismiss')"
        (didDismiss)="add('didDismiss')"
      >
        <ng-template>
          <p class="ion-padding-horizontal">Drag an entry to move it.</p>
        </ng-template>
      </ion-popover>
      <ion-toast
        trigger="save"
        message="Saved."
        [duration]="1000"
        (willPresent)="start()"
        (didPresent)="add('didPresent')"
        (willDismiss)="add('willDismiss')"
        (didDismiss)="add('didDismiss')"
      />
      <p>
        <output>{{ log() }}</output>
      </p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly log = signal('');

  start() {
    this.log.set('willPresent');
  }

  add(name: string) {
    this.log.update((log) => `${log} → ${name}`);
  }
}
