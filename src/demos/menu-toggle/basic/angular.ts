import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonItem, IonLabel, IonList, IonMenu, IonMenuToggle],
  template: `
    <ion-menu contentId="main" aria-label="Help">
      <ion-content>
        <ion-list>
          <ion-item><ion-label>Questions</ion-label></ion-item>
          <ion-item><ion-label>Contact</ion-label></ion-item>
          <ion-menu-toggle>
            <ion-item [button]="true" [detail]="false"><ion-label>Close</ion-label></ion-item>
          </ion-menu-toggle>
        </ion-list>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-content class="ion-padding">
        <ion-menu-toggle>
          <ion-button expand="block">Help</ion-button>
        </ion-menu-toggle>
        <p>The entry in the menu closes it again.</p>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {}
