import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuButton,
  IonSplitPane,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonMenu,
    IonMenuButton,
    IonSplitPane,
    IonTitle,
    IonToggle,
    IonToolbar,
  ],
  template: `
    <ion-split-pane contentId="main" when="(min-width: 300px)" [disabled]="!pane()">
      <ion-menu contentId="main" aria-label="Months">
        <ion-content>
          <ion-list>
            <ion-item><ion-label>January</ion-label></ion-item>
            <ion-item><ion-label>February</ion-label></ion-item>
            <ion-item><ion-label>March</ion-label></ion-item>
          </ion-list>
        </ion-content>
      </ion-menu>
      <div class="ion-page" id="main">
        <ion-header>
          <ion-toolbar>
            <ion-buttons slot="start">
              <ion-menu-button />
            </ion-buttons>
            <ion-title>Budget</ion-title>
          </ion-toolbar>
        </ion-header>
        <ion-content class="ion-padding">
          <ion-toggle [(ngModel)]="pane">Side pane</ion-toggle>
        </ion-content>
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
      padding-inline: 56px;
    }
  `,
})
export class ExampleComponent {
  readonly pane = signal(true);
}
