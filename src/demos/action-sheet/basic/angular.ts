import { Component, signal } from '@angular/core';
import {
  type ActionSheetButton,
  IonActionSheet,
  IonButton,
  IonContent,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';
import { addIcons } from 'ionicons';
import { albumsOutline, shareOutline, trashOutline } from 'ionicons/icons';

type PhotoAction = 'share' | 'move' | 'delete';

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="actions" expand="block">Photo actions</ion-button>
      <ion-action-sheet
        trigger="actions"
        header="Photo"
        subHeader="Taken on Sunday"
        [buttons]="buttons"
        (didDismiss)="onDidDismiss($event)"
      />
      <p role="status">{{ outcome() }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly outcome = signal('');
  readonly buttons: ActionSheetButton<PhotoAction>[] = [
    { text: 'Share', icon: 'share-outline', data: 'share' },
    { text: 'Move to album', icon: 'albums-outline', data: 'move' },
    { text: 'Delete', icon: 'trash-outline', role: 'destructive', data: 'delete' },
    { text: 'Cancel', role: 'cancel' },
  ];

  constructor() {
    addIcons({ albumsOutline, shareOutline, trashOutline });
  }

  onDidDismiss({ detail }: CustomEvent<OverlayEventDetail<PhotoAction>>) {
    this.outcome.set(`Chosen: ${detail.data ?? '–'} (role: ${detail.role ?? '–'})`);
  }
}
