import { Component, signal } from '@angular/core';
import {
  type AlertButton,
  type AlertInput,
  IonAlert,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonAlert, IonContent, IonItem, IonLabel, IonList, IonNote],
  template: `
    <ion-content>
      <ion-list>
        <ion-item id="size" [button]="true" [detail]="false">
          <ion-label>Size</ion-label>
          <ion-note slot="end">{{ size() }}</ion-note>
        </ion-item>
        <ion-item id="extras" [button]="true" [detail]="false">
          <ion-label>Extras</ion-label>
          <ion-note slot="end">{{ extras().join(', ') || 'None' }}</ion-note>
        </ion-item>
      </ion-list>
      <ion-alert
        trigger="size"
        header="Size"
        [inputs]="sizeInputs"
        [buttons]="buttons"
        (didDismiss)="onSize($event)"
      />
      <ion-alert
        trigger="extras"
        header="Extras"
        [inputs]="extrasInputs"
        [buttons]="buttons"
        (didDismiss)="onExtras($event)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly size = signal('Medium');
  readonly extras = signal(['Milk']);
  readonly sizeInputs: AlertInput[] = ['Small', 'Medium', 'Large'].map((name) => ({
    type: 'radio',
    label: name,
    value: name,
    checked: name === 'Medium',
  }));
  readonly extrasInputs: AlertInput[] = ['Milk', 'Sugar', 'Cinnamon'].map((name) => ({
    type: 'checkbox',
    label: name,
    value: name,
    checked: name === 'Milk',
  }));
  readonly buttons: AlertButton[] = [
    { text: 'Cancel', role: 'cancel' },
    { text: 'OK', role: 'confirm' },
  ];

  onSize({ detail }: CustomEvent<OverlayEventDetail<{ values: string }>>) {
    if (detail.role === 'confirm' && detail.data) this.size.set(detail.data.values);
  }

  onExtras({ detail }: CustomEvent<OverlayEventDetail<{ values: string[] }>>) {
    if (detail.role === 'confirm' && detail.data) this.extras.set(detail.data.values);
  }
}
