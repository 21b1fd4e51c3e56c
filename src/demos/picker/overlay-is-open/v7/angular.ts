import { Component, signal } from '@angular/core';
import {
  IonCheckbox,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonPicker,
  type PickerButton,
  type PickerColumn,
} from '@ionic/angular/standalone';
import type { CheckboxChangeEventDetail, OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  standalone: true,
  imports: [IonCheckbox, IonContent, IonItem, IonLabel, IonList, IonNote, IonPicker],
  template: `
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-checkbox (ionChange)="onWrap($event)">Gift wrapping</ion-checkbox>
        </ion-item>
        <ion-item>
          <ion-label>Size</ion-label>
          <ion-note slot="end">{{ size() }}</ion-note>
        </ion-item>
      </ion-list>
      <ion-picker
        [isOpen]="open()"
        [columns]="columns"
        [buttons]="buttons"
        (didDismiss)="onDismiss($event)"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly open = signal(false);
  readonly size = signal('None');
  readonly columns: PickerColumn[] = [
    {
      name: 'size',
      selectedIndex: 1,
      options: [
        { text: 'Small', value: 's' },
        { text: 'Medium', value: 'm' },
        { text: 'Large', value: 'l' },
      ],
    },
  ];
  readonly buttons: PickerButton[] = [
    { text: 'Cancel', role: 'cancel' },
    { text: 'Done', role: 'confirm' },
  ];

  onWrap({ detail }: CustomEvent<CheckboxChangeEventDetail>) {
    this.open.set(detail.checked);
    if (!detail.checked) this.size.set('None');
  }

  onDismiss({ detail }: CustomEvent<OverlayEventDetail>) {
    this.open.set(false);
    if (detail.role === 'confirm') this.size.set(detail.data.size.text);
  }
}
