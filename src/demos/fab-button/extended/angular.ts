import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonFab,
  IonFabButton,
  IonHeader,
  IonIcon,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { pencil } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonHeader, IonIcon, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Letters</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p role="status">{{ status() }}</p>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button class="extended" (click)="status.set('You began a letter.')">
          <ion-icon name="pencil" aria-hidden="true" />
          <span>Write</span>
        </ion-fab-button>
      </ion-fab>
    </ion-content>
  `,
  styles: `
    .extended {
      --background: var(--ion-color-tertiary, #6030ff);
      --background-hover: var(--ion-color-tertiary-tint, #7045ff);
      --background-activated: var(--ion-color-tertiary-shade, #542ae0);
      --border-radius: 16px;
      --box-shadow: none;
      width: 124px;
      font-size: 1rem;
    }

    .extended span {
      margin-inline-start: 8px;
    }
  `,
})
export class ExampleComponent {
  readonly status = signal('');

  constructor() {
    addIcons({ pencil });
  }
}
