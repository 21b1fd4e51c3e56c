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
  IonPage,
  IonRouterOutlet,
  IonTextarea,
  IonTitle,
  IonToggle,
  IonToolbar,
  useIonToast,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { add, checkmarkCircle } from 'ionicons/icons';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { Redirect, Route, useParams } from 'react-router-dom';

interface Book {
  id: string;
  title: string;
  notes: string;
  finished: boolean;
}

let books: Book[] = [
  { id: '1', title: 'Moby-Dick', notes: '', finished: false },
  { id: '2', title: 'Frankenstein', notes: 'Read the 1818 text.', finished: true },
  { id: '3', title: 'Middlemarch', notes: '', finished: false },
];
const listeners = new Set<() => void>();

function commit(next: Book[]) {
  books = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function useBooks() {
  return useSyncExternalStore(subscribe, () => books);
}

function addBook(title: string) {
  commit([...books, { id: String(Date.now()), title, notes: '', finished: false }]);
}

function updateBook(id: string, change: Partial<Omit<Book, 'id'>>) {
  commit(books.map((book) => (book.id === id ? { ...book, ...change } : book)));
}

function BookListPage() {
  const books = useBooks();
  const [isAdding, setIsAdding] = useState(false);
  const [title, setTitle] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      return;
    }
    addBook(title.trim());
    setIsAdding(false);
  };

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Reading list</IonTitle>
          <IonButtons slot="end">
            <IonButton aria-label="Add a book" onClick={() => setIsAdding(true)}>
              <IonIcon slot="icon-only" icon={add} aria-hidden="true" />
            </IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>

      <IonContent>
        <IonList>
          {books.map((book) => (
            <IonItem key={book.id} routerLink={`/books/${book.id}`} detail>
              <IonLabel>{book.title}</IonLabel>
              {book.finished && (
                <IonIcon slot="end" icon={checkmarkCircle} color="success" aria-label="Finished" />
              )}
            </IonItem>
          ))}
        </IonList>

        <IonModal
          isOpen={isAdding}
          aria-label="Add a book"
          onDidDismiss={() => {
            setIsAdding(false);
            setTitle('');
          }}
        >
          <IonHeader>
            <IonToolbar>
              <IonTitle>Add a book</IonTitle>
              <IonButtons slot="start">
                <IonButton onClick={() => setIsAdding(false)}>Cancel</IonButton>
              </IonButtons>
            </IonToolbar>
          </IonHeader>
          <IonContent className="ion-padding">
            <form onSubmit={submit}>
              <IonInput
                label="Title"
                labelPlacement="stacked"
                value={title}
                onIonInput={(event) => setTitle(event.detail.value ?? '')}
              />
              <IonButton type="submit" expand="block" disabled={title.trim() === ''}>
                Add
              </IonButton>
            </form>
          </IonContent>
        </IonModal>
      </IonContent>
    </IonPage>
  );
}

function BookDetailPage() {
  const { id } = useParams<{ id: string }>();
  const book = useBooks().find((candidate) => candidate.id === id);
  const [presentToast] = useIonToast();

  const setFinished = async (finished: boolean) => {
    updateBook(id, { finished });
    await presentToast({
      message: finished ? 'Marked as finished' : 'Back on the list',
      duration: 2000,
    });
  };

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/books" />
          </IonButtons>
          <IonTitle>{book?.title ?? 'Not found'}</IonTitle>
        </IonToolbar>
      </IonHeader>

      <IonContent className="ion-padding">
        {book ? (
          <>
            <IonToggle
              justify="space-between"
              checked={book.finished}
              onIonChange={(event) => void setFinished(event.detail.checked)}
            >
              Finished
            </IonToggle>
            <IonTextarea
              label="Notes"
              labelPlacement="stacked"
              autoGrow
              value={book.notes}
              onIonInput={(event) => updateBook(id, { notes: event.detail.value ?? '' })}
            />
          </>
        ) : (
          <p>No book has this address.</p>
        )}
      </IonContent>
    </IonPage>
  );
}

// In a project, IonApp stands around IonReactRouter
export default function Example() {
  return (
    <IonReactHashRouter>
      <IonRouterOutlet>
        <Route exact path="/books">
          <BookListPage />
        </Route>
        <Route exact path="/books/:id">
          <BookDetailPage />
        </Route>
        <Route exact path="/">
          <Redirect to="/books" />
        </Route>
      </IonRouterOutlet>
    </IonReactHashRouter>
  );
}
