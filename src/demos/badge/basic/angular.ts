import { Component, signal } from '@angular/core';
import {
  IonBadge,
  IonButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { mailOpenOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonBadge, IonButton, IonIcon, IonItem, IonLabel, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-label>Inbox</ion-label>
        @if (unread()) {
          <ion-badge slot="end">{{ unread() }}</ion-badge>
        }
      </ion-item>
      <ion-item>
        <ion-label>Drafts</ion-label>
        <ion-badge slot="end" color="medium">3</ion-badge>
      </ion-item>
    </ion-list>
    <div class="ion-text-center ion-margin-top">
      <span class="with-badge">
        <ion-button [disabled]="!unread()" aria-label="Mark all as read" (click)="unread.set(0)">
          <ion-icon slot="icon-only" name="mail-open-outline" aria-hidden="true" />
        </ion-button>
        @if (unread()) {
          <ion-badge color="danger" aria-hidden="true">{{ unread() }}</ion-badge>
        }
      </span>
    </div>
  `,
  styles: `
    .with-badge {
      display: inline-block;
      position: relative;
    }

    .with-badge ion-badge {
      position: absolute;
      top: -4px;
      inset-inline-end: -6px;
      pointer-events: none;
    }
  `,
})
export class ExampleComponent {
  readonly unread = signal(12);

  constructor() {
    addIcons({ mailOpenOutline });
  }
}
