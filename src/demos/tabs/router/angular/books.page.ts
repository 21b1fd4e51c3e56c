import { Component } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonRouterLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { titles } from './titles';

@Component({
  selector: 'app-books',
  imports: [
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonRouterLink,
    IonTitle,
    IonToolbar,
    RouterLink,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Books</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (entry of books; track entry[0]) {
          <ion-item [routerLink]="['/tabs/books', entry[0]]">
            <ion-label>{{ entry[1] }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class BooksPage {
  readonly books = Object.entries(titles);
}
