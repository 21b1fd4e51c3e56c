import { Component, computed, signal } from '@angular/core';
import {
  type ActionSheetButton,
  IonActionSheet,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonContent, IonItem, IonLabel, IonList],
  template: `
    <ion-content>
      <ion-list>
        <ion-item
          [button]="true"
          [detail]="false"
          [color]="read() ? 'light' : undefined"
          (click)="open.set(true)"
        >
          <ion-label>
            <h2>Meeting notes</h2>
            <p>{{ read() ? 'Read' : 'Unread' }}</p>
          </ion-label>
        </ion-item>
      </ion-list>
      <ion-action-sheet
        header="Meeting notes"
        [isOpen]="open()"
        [buttons]="buttons()"
        (didDismiss)="onDidDismiss($event)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly open = signal(false);
  readonly read = signal(false);
  readonly buttons = computed<ActionSheetButton[]>(() => [
    { text: this.read() ? 'Mark as unread' : 'Mark as read', data: 'toggle' },
    { text: 'Cancel', role: 'cancel' },
  ]);

  onDidDismiss({ detail }: CustomEvent<OverlayEventDetail<string>>) {
    this.open.set(false);
    if (detail.data === 'toggle') this.read.update((read) => !read);
  }
}
