import { Component, computed, inject, Injectable, signal } from '@angular/core';
import { ActivatedRoute, Router, RouterLink, Routes } from '@angular/router';
import {
  IonBackButton,
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
  IonRouterOutlet,
  IonTextarea,
  IonTitle,
  IonToggle,
  IonToolbar,
  ToastController,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { add, checkmarkCircle } from 'ionicons/icons';

interface Book {
  id: string;
  title: string;
  notes: string;
  finished: boolean;
}

@Injectable({ providedIn: 'root' })
export class BookStore {
  readonly books = signal<Book[]>([
    { id: '1', title: 'Moby-Dick', notes: '', finished: false },
    { id: '2', title: 'Frankenstein', notes: 'Read the 1818 text.', finished: true },
    { id: '3', title: 'Middlemarch', notes: '', finished: false },
  ]);

  add(title: string) {
    const book = { id: String(Date.now()), title, notes: '', finished: false };
    this.books.update((books) => [...books, book]);
  }

  update(id: string, change: Partial<Book>) {
    this.books.update((books) =>
      books.map((book) => (book.id === id ? { ...book, ...change } : book)),
    );
  }
}

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

      <ion-modal [isOpen]="isAdding()" (didDismiss)="reset()">
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

const routes: Routes = [
  { path: 'books', component: BookListPage },
  { path: 'books/:id', component: BookDetailPage },
  { path: '**', redirectTo: 'books' },
];

@Component({
  selector: 'app-example',
  imports: [IonRouterOutlet],
  // In a project, provideRouter(routes) in main.ts does what follows
  providers: [
    {
      provide: ActivatedRoute,
      useFactory: (router: Router) => router.routerState.root,
      deps: [Router],
    },
  ],
  template: '<ion-router-outlet />',
})
export class ExampleComponent {
  constructor() {
    addIcons({ add, checkmarkCircle });
    const router = inject(Router);
    router.resetConfig(routes);
    router.initialNavigation();
  }
}
