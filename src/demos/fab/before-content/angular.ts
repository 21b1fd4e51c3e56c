import { Component } from '@angular/core';
import {
  IonContent,
  IonFab,
  IonFabButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFab, IonFabButton, IonIcon, IonItem, IonLabel, IonList],
  template: `
    <ion-content fixedSlotPlacement="before">
      <ion-fab slot="fixed" vertical="bottom" horizontal="end">
        <ion-fab-button aria-label="Add a note">
          <ion-icon name="add" aria-hidden="true" />
        </ion-fab-button>
      </ion-fab>
      <p class="ion-padding-horizontal">Press Tab: the button comes before the notes.</p>
      <ion-list>
        <ion-item [button]="true">
          <ion-label>Note 1</ion-label>
        </ion-item>
        <ion-item [button]="true">
          <ion-label>Note 2</ion-label>
        </ion-item>
        <ion-item [button]="true">
          <ion-label>Note 3</ion-label>
        </ion-item>
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ add });
  }
}
