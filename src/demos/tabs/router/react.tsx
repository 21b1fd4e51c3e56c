import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonRouterOutlet,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { book, informationCircle } from 'ionicons/icons';
import { Redirect, Route, useParams } from 'react-router-dom';

const titles: Record<string, string> = { dune: 'Dune', emma: 'Emma', ulysses: 'Ulysses' };

function Books() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Books</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {Object.entries(titles).map(([id, title]) => (
            <IonItem key={id} routerLink={`/books/${id}`}>
              <IonLabel>{title}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}

function Book() {
  const { id } = useParams<{ id: string }>();

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/books" />
          </IonButtons>
          <IonTitle>{titles[id]}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Look at the other tab and come back: this page stays.</p>
      </IonContent>
    </IonPage>
  );
}

function About() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>About</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>The library opens at ten.</p>
      </IonContent>
    </IonPage>
  );
}

export default function Example() {
  return (
    <IonReactHashRouter>
      <IonTabs>
        <IonRouterOutlet>
          <Route exact path="/books">
            <Books />
          </Route>
          <Route exact path="/books/:id">
            <Book />
          </Route>
          <Route exact path="/about">
            <About />
          </Route>
          <Route exact path="/">
            <Redirect to="/books" />
          </Route>
        </IonRouterOutlet>
        <IonTabBar slot="bottom">
          <IonTabButton tab="books" href="/books">
            <IonIcon icon={book} aria-hidden="true" />
            <IonLabel>Books</IonLabel>
          </IonTabButton>
          <IonTabButton tab="about" href="/about">
            <IonIcon icon={informationCircle} aria-hidden="true" />
            <IonLabel>About</IonLabel>
          </IonTabButton>
        </IonTabBar>
      </IonTabs>
    </IonReactHashRouter>
  );
}
