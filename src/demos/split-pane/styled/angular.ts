import { Component } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonSplitPane,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonMenu,
    IonSplitPane,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-split-pane contentId="main" when="(min-width: 300px)">
      <ion-menu contentId="main" aria-label="Rooms">
        <ion-content>
          <ion-list>
            <ion-item><ion-label>Living room</ion-label></ion-item>
            <ion-item><ion-label>Kitchen</ion-label></ion-item>
            <ion-item lines="none"><ion-label>Hall</ion-label></ion-item>
          </ion-list>
        </ion-content>
      </ion-menu>
      <div class="ion-page" id="main">
        <ion-header>
          <ion-toolbar>
            <ion-title>House</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">The side is up to 320 pixels wide.</ion-content>
      </div>
    </ion-split-pane>
  `,
  styles: `
    ion-split-pane {
      --side-width: 45%;
      --side-min-width: 140px;
      --side-max-width: 320px;
      --border: 3px solid var(--ion-color-primary);
    }

    /* Narrow panes: the centered title of ios mode needs the room */
    ion-title.ios {
      padding-inline: 16px;
    }

    ion-menu {
      --ion-background-color: var(--ion-color-light);
      --ion-item-background: var(--ion-color-light);
      --ion-text-color: var(--ion-color-light-contrast);
    }
  `,
})
export class ExampleComponent {}
