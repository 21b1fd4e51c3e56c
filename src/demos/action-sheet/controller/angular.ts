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
        @for (file of files(); track file) {
          <ion-item>
            <ion-label>{{ file }}</ion-label>
            <ion-button
              slot="end"
              fill="clear"
              size="default"
              [attr.aria-label]="'Actions for ' + file"
              (click)="openSheet(file)"
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

  async openSheet(name: string) {
    const sheet = await this.sheets.create({
      header: name,
      buttons: [
        { text: 'Move to top', data: 'top' },
        { text: 'Delete', role: 'destructive' },
        { text: 'Cancel', role: 'cancel' },
      ],
    });
    await sheet.present();
    const { data, role } = await sheet.onDidDismiss<'top'>();
    const others = this.files().filter((file) => file !== name);
    if (role === 'destructive') this.files.set(others);
    if (data === 'top') this.files.set([name, ...others]);
  }
}
