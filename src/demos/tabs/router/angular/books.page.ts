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
        @for (book of books; track book.id) {
          <ion-item [routerLink]="['/tabs/books', book.id]">
            <ion-label>{{ book.title }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class BooksPage {
  readonly books = Object.entries(titles).map(([id, title]) => ({ id, title }));
}
