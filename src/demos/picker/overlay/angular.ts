import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonPickerLegacy,
  IonTitle,
  IonToolbar,
  type PickerButton,
  type PickerColumn,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonNote,
    IonPickerLegacy,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>T-shirt</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        <ion-item id="open" [button]="true">
          <ion-label>Size</ion-label>
          <ion-note slot="end">{{ size() }}</ion-note>
        </ion-item>
      </ion-list>
      <ion-picker-legacy
        trigger="open"
        [columns]="columns"
        [buttons]="buttons"
        (didDismiss)="onDismiss($event)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly size = signal('Choose');
  readonly columns: PickerColumn[] = [
    {
      name: 'size',
      selectedIndex: 1,
      options: [
        { text: 'Small', value: 'small' },
        { text: 'Medium', value: 'medium' },
        { text: 'Large', value: 'large' },
      ],
    },
  ];
  readonly buttons: PickerButton[] = [
    { text: 'Cancel', role: 'cancel' },
    { text: 'Done', role: 'confirm' },
  ];

  onDismiss({ detail }: CustomEvent<OverlayEventDetail>) {
    if (detail.role === 'confirm') this.size.set(detail.data.size.text);
  }
}
