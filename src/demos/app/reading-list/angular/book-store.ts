import { Injectable, signal } from '@angular/core';

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
