import { Component, signal } from '@angular/core';
import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonList,
  IonMenu,
  IonMenuButton,
  IonText,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonList,
    IonMenu,
    IonMenuButton,
    IonText,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-menu #menu contentId="main" aria-label="Folders">
      <ion-header>
        <ion-toolbar>
          <ion-title>Mail</ion-title>
        </ion-toolbar>
      </ion-header>
      <ion-content>
        <ion-list>
          @for (name of folders; track name) {
            <ion-item [button]="true" [detail]="false" (click)="folder.set(name); menu.close()">
              {{ name }}
            </ion-item>
          }
        </ion-list>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-header>
        <ion-toolbar>
          <ion-buttons slot="start">
            <ion-menu-button />
          </ion-buttons>
          <ion-title>Messages</ion-title>
        </ion-toolbar>
      </ion-header>
      <ion-content class="ion-padding">
        Folder: <ion-text color="primary">{{ folder() }}</ion-text>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly folders = ['Inbox', 'Drafts', 'Sent'];
  readonly folder = signal('Inbox');
}
