import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonFab,
  IonFabButton,
  IonFabList,
  IonHeader,
  IonIcon,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add, camera, location, mic } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonFabList, IonHeader, IonIcon, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Journal</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Add something to today's page.</p>
      <p role="status">{{ status() }}</p>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button aria-label="Add">
          <ion-icon name="add" aria-hidden="true" />
        </ion-fab-button>
        <ion-fab-list side="top">
          @for (kind of kinds; track kind.name) {
            <ion-fab-button
              [attr.aria-label]="kind.name"
              (click)="status.set(kind.name + ' added.')"
            >
              <ion-icon [name]="kind.icon" aria-hidden="true" />
            </ion-fab-button>
          }
        </ion-fab-list>
      </ion-fab>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly status = signal('');
  readonly kinds = [
    { name: 'Photo', icon: 'camera' },
    { name: 'Recording', icon: 'mic' },
    { name: 'Place', icon: 'location' },
  ];

  constructor() {
    addIcons({ add, camera, location, mic });
  }
}
