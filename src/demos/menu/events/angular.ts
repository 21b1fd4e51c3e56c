import { Component, signal } from '@angular/core';
import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonList,
  IonMenu,
  IonMenuButton,
  IonTitle,
  IonToolbar,
  type MenuCustomEvent,
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
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-menu #menu contentId="main" aria-label="Folders" (ionDidClose)="onClose($event)">
      <ion-content>
        <ion-list>
          <ion-item [button]="true" [detail]="false" (click)="menu.close(true, 'folder')">
            Inbox
          </ion-item>
          <ion-item [button]="true" [detail]="false" (click)="menu.close(true, 'folder')">
            Drafts
          </ion-item>
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
        <p>
          Role: <output>{{ role() ?? 'none yet' }}</output>
        </p>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly role = signal<string | undefined>(undefined);

  onClose({ detail }: MenuCustomEvent<{ role?: string }>) {
    this.role.set(detail.role);
  }
}
