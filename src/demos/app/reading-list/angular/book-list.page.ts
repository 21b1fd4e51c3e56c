import { Component, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonRouterLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add, checkmarkCircle } from 'ionicons/icons';
import { BookStore } from './book-store';

@Component({
  selector: 'app-book-list',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonIcon,
    IonInput,
    IonItem,
    IonLabel,
    IonList,
    IonModal,
    IonRouterLink,
    IonTitle,
    IonToolbar,
    RouterLink,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Reading list</ion-title>
        <ion-buttons slot="end">
          <ion-button aria-label="Add a book" (click)="isAdding.set(true)">
            <ion-icon slot="icon-only" name="add" aria-hidden="true" />
          </ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>

    <ion-content>
      <ion-list>
        @for (book of store.books(); track book.id) {
          <ion-item [routerLink]="['/books', book.id]" [detail]="true">
            <ion-label>{{ book.title }}</ion-label>
            @if (book.finished) {
              <ion-icon slot="end" name="checkmark-circle" color="success" aria-label="Finished" />
            }
          </ion-item>
        }
      </ion-list>

      <ion-modal [isOpen]="isAdding()" aria-label="Add a book" (didDismiss)="reset()">
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Add a book</ion-title>
              <ion-buttons slot="start">
                <ion-button (click)="isAdding.set(false)">Cancel</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <form (submit)="submit($event)">
              <ion-input
                label="Title"
                labelPlacement="stacked"
                [value]="title()"
                (ionInput)="title.set($event.detail.value ?? '')"
              />
              <ion-button type="submit" expand="block" [disabled]="title().trim() === ''">
                Add
              </ion-button>
            </form>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class BookListPage {
  readonly store = inject(BookStore);
  readonly isAdding = signal(false);
  readonly title = signal('');

  constructor() {
    addIcons({ add, checkmarkCircle });
  }

  submit(event: Event) {
    event.preventDefault();
    if (this.title().trim() === '') {
      return;
    }
    this.store.add(this.title().trim());
    this.isAdding.set(false);
  }

  reset() {
    this.isAdding.set(false);
    this.title.set('');
  }
}
