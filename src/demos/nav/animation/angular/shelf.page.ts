import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { BookPage } from './book.page';

@Component({
  selector: 'app-shelf',
  imports: [IonButton, IonContent, IonHeader, IonNavLink, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Shelf</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-nav-link [component]="book">
        <ion-button>Open the book</ion-button>
      </ion-nav-link>
    </ion-content>
  `,
})
export class ShelfPage {
  readonly book = BookPage;
}
