import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonList,
  IonPopover,
  IonText,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { ellipsisVertical } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonIcon,
    IonItem,
    IonList,
    IonPopover,
    IonText,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Photo</ion-title>
        <ion-buttons slot="end">
          <ion-button id="more" aria-label="More actions">
            <ion-icon slot="icon-only" name="ellipsis-vertical" aria-hidden="true" />
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      @if (chosen(); as action) {
        <ion-text color="primary">Chosen: {{ action }}</ion-text>
      } @else {
        <ion-text>Choose an action from the menu.</ion-text>
      }
      <ion-popover trigger="more" [dismissOnSelect]="true" role="dialog" aria-label="Photo actions">
        <ng-template>
          <ion-content>
            <ion-list lines="none">
              @for (action of actions; track action) {
                <ion-item [button]="true" [detail]="false" (click)="chosen.set(action)">
                  {{ action }}
                </ion-item>
              }
            </ion-list>
          </ion-content>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly chosen = signal('');
  readonly actions = ['Share', 'Copy', 'Archive'];

  constructor() {
    addIcons({ ellipsisVertical });
  }
}
