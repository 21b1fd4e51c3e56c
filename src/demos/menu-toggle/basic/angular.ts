import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonItem,
  IonList,
  IonMenu,
  IonMenuToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonItem, IonList, IonMenu, IonMenuToggle],
  template: `
    <ion-menu contentId="main" aria-label="Help">
      <ion-content>
        <ion-list>
          <ion-item>Questions</ion-item>
          <ion-item>Contact</ion-item>
          <ion-menu-toggle>
            <ion-item [button]="true" [detail]="false">Close</ion-item>
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
