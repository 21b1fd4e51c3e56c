import { Component } from '@angular/core';
import {
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonNote,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { documentOutline, imageOutline, musicalNotesOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonIcon, IonItem, IonLabel, IonList, IonListHeader, IonNote],
  template: `
    <ion-list [inset]="true">
      <ion-list-header>
        <ion-label>Downloads</ion-label>
      </ion-list-header>
      @for (folder of folders; track folder.name) {
        <ion-item [button]="true" [lines]="$last ? 'none' : undefined">
          <ion-icon slot="start" [name]="folder.icon" aria-hidden="true" />
          <ion-label>{{ folder.name }}</ion-label>
          <ion-note slot="end">{{ folder.files }}</ion-note>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly folders = [
    { name: 'Music', files: 12, icon: 'musical-notes-outline' },
    { name: 'Pictures', files: 248, icon: 'image-outline' },
    { name: 'Documents', files: 31, icon: 'document-outline' },
  ];

  constructor() {
    addIcons({ documentOutline, imageOutline, musicalNotesOutline });
  }
}
