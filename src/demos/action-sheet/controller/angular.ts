import { Component, inject, signal } from '@angular/core';
import {
  ActionSheetController,
  IonButton,
  IonContent,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { ellipsisHorizontal } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonIcon, IonItem, IonLabel, IonList],
  template: `
    <ion-content>
      <ion-list>
        @for (file of files(); track $index) {
          <ion-item>
            <ion-label>{{ file }}</ion-label>
            <ion-button
              slot="end"
              fill="clear"
              size="default"
              [attr.aria-label]="'Actions for ' + file"
              (click)="openSheet($index)"
            >
              <ion-icon slot="icon-only" name="ellipsis-horizontal" aria-hidden="true" />
            </ion-button>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly sheets = inject(ActionSheetController);
  readonly files = signal(['Budget', 'Floor plan', 'Guest list']);

  constructor() {
    addIcons({ ellipsisHorizontal });
  }

  async openSheet(index: number) {
    const name = this.files()[index];
    const sheet = await this.sheets.create({
      header: name,
      buttons: [
        { text: 'Duplicate', data: 'duplicate' },
        { text: 'Delete', role: 'destructive' },
        { text: 'Cancel', role: 'cancel' },
      ],
    });
    await sheet.present();
    const { data, role } = await sheet.onDidDismiss<'duplicate'>();
    if (role === 'destructive') {
      this.files.update((files) => files.filter((_, other) => other !== index));
    }
    if (data === 'duplicate') {
      this.files.update((files) => [
        ...files.slice(0, index + 1),
        `${name} (copy)`,
        ...files.slice(index + 1),
      ]);
    }
  }
}
