import { Component } from '@angular/core';
import {
  IonActionSheet,
  IonAlert,
  IonButton,
  IonContent,
  IonLoading,
  IonPopover,
  IonToast,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonAlert, IonButton, IonContent, IonLoading, IonPopover, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="sheet" expand="block">Action sheet</ion-button>
      <ion-button id="ask" expand="block">Alert</ion-button>
      <ion-button id="wait" expand="block">Loading</ion-button>
      <ion-button id="tip" expand="block">Popover</ion-button>
      <ion-button id="save" expand="block">Toast</ion-button>
      <ion-action-sheet trigger="sheet" header="Photo" [buttons]="buttons" [translucent]="true" />
      <ion-alert trigger="ask" header="Save the draft?" [buttons]="['Save']" [translucent]="true" />
      <ion-loading trigger="wait" message="Saving…" [duration]="1500" [translucent]="true" />
      <ion-popover trigger="tip" role="dialog" aria-label="Tip" [translucent]="true">
        <ng-template>
          <p class="ion-padding-horizontal">Drag an entry to move it.</p>
        </ng-template>
      </ion-popover>
      <ion-toast trigger="save" message="Saved." [duration]="1500" [translucent]="true" />
    </ion-content>
  `,
  styles: `
    ion-content {
      --background: repeating-linear-gradient(45deg, #bfdbfe 0 24px, #fde68a 24px 48px);
    }
  `,
})
export class ExampleComponent {
  readonly buttons = [{ text: 'Share' }, { text: 'Cancel', role: 'cancel' }];
}
