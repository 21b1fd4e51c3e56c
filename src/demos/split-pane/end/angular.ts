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
      <ion-menu contentId="main" side="end" aria-label="Details">
        <ion-content>
          <ion-list>
            <ion-item><ion-label>4032 × 3024</ion-label></ion-item>
            <ion-item><ion-label>2.1 MB</ion-label></ion-item>
            <ion-item lines="none"><ion-label>ISO 100</ion-label></ion-item>
          </ion-list>
        </ion-content>
      </ion-menu>
      <div class="ion-page" id="main">
        <ion-header>
          <ion-toolbar>
            <ion-title>Photo</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">The details stay beside the photo.</ion-content>
      </div>
    </ion-split-pane>
  `,
  styles: `
    ion-split-pane {
      --side-width: 38%;
      --side-min-width: 120px;
      --side-max-width: 240px;
    }

    /* Narrow panes: the centered title of ios mode needs the room */
    ion-title.ios {
      padding-inline: 16px;
    }
  `,
})
export class ExampleComponent {}
