import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuToggle,
  IonSplitPane,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonContent,
    IonItem,
    IonLabel,
    IonList,
    IonMenu,
    IonMenuToggle,
    IonSplitPane,
    IonToggle,
  ],
  template: `
    <ion-split-pane contentId="main" when="(min-width: 300px)" [disabled]="!pane()">
      <ion-menu contentId="main" aria-label="Mail">
        <ion-content>
          <ion-list>
            <ion-menu-toggle [autoHide]="false">
              <ion-item [button]="true" [detail]="false"><ion-label>Inbox</ion-label></ion-item>
              <ion-item [button]="true" [detail]="false"><ion-label>Sent</ion-label></ion-item>
            </ion-menu-toggle>
          </ion-list>
        </ion-content>
      </ion-menu>
      <div class="ion-page" id="main">
        <ion-content class="ion-padding">
          <ion-toggle [(ngModel)]="pane">Side pane</ion-toggle>
          <ion-menu-toggle>
            <ion-button class="ion-margin-top" expand="block">Folders</ion-button>
          </ion-menu-toggle>
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
}
