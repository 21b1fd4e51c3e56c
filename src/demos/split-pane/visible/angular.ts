import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonSplitPane,
  IonText,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonContent,
    IonItem,
    IonLabel,
    IonList,
    IonMenu,
    IonSplitPane,
    IonText,
    IonToggle,
  ],
  template: `
    <ion-split-pane
      contentId="main"
      when="(min-width: 300px)"
      [disabled]="!pane()"
      (ionSplitPaneVisible)="visible.set($event.detail.visible)"
    >
      <ion-menu contentId="main" aria-label="Rooms">
        <ion-content>
          <ion-list>
            <ion-item><ion-label>Kitchen</ion-label></ion-item>
            <ion-item lines="none"><ion-label>Hall</ion-label></ion-item>
          </ion-list>
        </ion-content>
      </ion-menu>
      <div class="ion-page" id="main">
        <ion-content class="ion-padding">
          <ion-toggle [(ngModel)]="pane">Side pane</ion-toggle>
          <p>
            <ion-text [color]="visible() ? 'primary' : 'medium'">
              {{ visible() ? 'The menu is shown.' : 'The menu is a drawer.' }}
            </ion-text>
          </p>
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
  `,
})
export class ExampleComponent {
  readonly pane = signal(true);
  readonly visible = signal(true);
}
