import { Component } from '@angular/core';
import { IonButton, IonContent, IonPopover } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonPopover],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="by-click" expand="block">Click</ion-button>
      <ion-button id="by-hover" expand="block" fill="outline">Hover</ion-button>
      <ion-button id="by-context" expand="block" fill="outline">
        Right-click or long press
      </ion-button>

      <ion-popover role="dialog" aria-label="Click" trigger="by-click" size="cover">
        <ng-template>
          <p class="ion-padding-horizontal">As wide as its button.</p>
        </ng-template>
      </ion-popover>
      <ion-popover
        role="dialog"
        aria-label="Hover"
        trigger="by-hover"
        triggerAction="hover"
        [showBackdrop]="false"
      >
        <ng-template>
          <p class="ion-padding-horizontal">Opened by the pointer.</p>
        </ng-template>
      </ion-popover>
      <ion-popover
        role="dialog"
        aria-label="Right-click or long press"
        trigger="by-context"
        triggerAction="context-menu"
        reference="event"
      >
        <ng-template>
          <p class="ion-padding-horizontal">Opened where you pressed.</p>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
})
export class ExampleComponent {}
