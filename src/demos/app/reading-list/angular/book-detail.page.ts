import { Component, computed, inject } from '@angular/core';
import { ActivatedRoute } from '@angular/router';
import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonTextarea,
  IonTitle,
  IonToggle,
  IonToolbar,
  ToastController,
} from '@ionic/angular/standalone';
import { BookStore } from './book-store';

@Component({
  selector: 'app-book-detail',
  imports: [
    IonBackButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonTextarea,
    IonTitle,
    IonToggle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button defaultHref="/books" />
        </ion-buttons>
        <ion-title>{{ book()?.title ?? 'Not found' }}</ion-title>
      </ion-toolbar>
    </ion-header>

    <ion-content class="ion-padding">
      @if (book(); as book) {
        <ion-toggle
          justify="space-between"
          [checked]="book.finished"
          (ionChange)="setFinished($event.detail.checked)"
        >
          Finished
        </ion-toggle>
        <ion-textarea
          label="Notes"
          labelPlacement="stacked"
          [autoGrow]="true"
          [value]="book.notes"
          (ionInput)="store.update(id, { notes: $event.detail.value ?? '' })"
        />
      } @else {
        <p>No book has this address.</p>
      }
    </ion-content>
  `,
})
export class BookDetailPage {
  private readonly toasts = inject(ToastController);
  readonly store = inject(BookStore);
  readonly id: string = inject(ActivatedRoute).snapshot.params['id'];
  readonly book = computed(() => this.store.books().find((book) => book.id === this.id));

  async setFinished(finished: boolean) {
    this.store.update(this.id, { finished });
    const toast = await this.toasts.create({
      message: finished ? 'Marked as finished' : 'Back on the list',
      duration: 2000,
    });
    await toast.present();
  }
}
