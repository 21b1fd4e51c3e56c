import { Component, viewChild } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonFab,
  IonFabButton,
  IonFabList,
  IonIcon,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add, camera, mic } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonFab, IonFabButton, IonFabList, IonIcon],
  template: `
    <ion-content class="ion-padding">
      <ion-button (click)="fab().activated = true">Open</ion-button>
      <ion-button (click)="fab().close()" fill="outline">Close</ion-button>
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button aria-label="Add">
          <ion-icon name="add" aria-hidden="true" />
        </ion-fab-button>
        <ion-fab-list side="top">
          <ion-fab-button aria-label="Photo">
            <ion-icon name="camera" aria-hidden="true" />
          </ion-fab-button>
          <ion-fab-button aria-label="Recording">
            <ion-icon name="mic" aria-hidden="true" />
          </ion-fab-button>
        </ion-fab-list>
      </ion-fab>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly fab = viewChild.required(IonFab);

  constructor() {
    addIcons({ add, camera, mic });
  }
}
