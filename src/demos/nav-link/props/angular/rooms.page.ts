import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { RoomPage } from './room.page';

@Component({
  selector: 'app-rooms',
  imports: [IonButton, IonContent, IonHeader, IonNavLink, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>House</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      @for (link of links; track link.room.name) {
        <ion-nav-link [component]="page" [componentProps]="link">
          <ion-button>{{ link.room.name }}</ion-button>
        </ion-nav-link>
      }
    </ion-content>
  `,
})
export class RoomsPage {
  readonly page = RoomPage;
  readonly links = [
    { room: { name: 'Kitchen', text: '21 °C, the light is off.' } },
    { room: { name: 'Bath', text: '24 °C, the light is on.' } },
  ];
}
