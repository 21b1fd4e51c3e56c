import { Component, computed, signal } from '@angular/core';
import {
  type ActionSheetButton,
  IonActionSheet,
  IonButton,
  IonContent,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

const orders = [
  { id: 'newest', text: 'Newest first' },
  { id: 'oldest', text: 'Oldest first' },
  { id: 'title', text: 'Title' },
];

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="sort" expand="block" fill="outline">Sort: {{ current() }}</ion-button>
      <ion-action-sheet
        trigger="sort"
        header="Sort by"
        [buttons]="buttons()"
        (didDismiss)="onDidDismiss($event)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly current = signal(orders[0].text);
  readonly buttons = computed<ActionSheetButton[]>(() => [
    ...orders.map(({ id, text }) => ({
      id: `sort-${id}`,
      text,
      data: text,
      htmlAttributes: { role: 'radio', 'aria-checked': String(text === this.current()) },
    })),
    { text: 'Cancel', role: 'cancel' },
  ]);

  onDidDismiss({ detail }: CustomEvent<OverlayEventDetail<string>>) {
    if (detail.data) this.current.set(detail.data);
  }
}
