import { IonIcon, IonLabel, IonRouterOutlet, IonTabBar, IonTabButton, IonTabs } from '@ionic/react';
import { book, informationCircle } from 'ionicons/icons';
import { Route } from 'react-router-dom';
import { AboutPage } from './AboutPage';
import { BookPage } from './BookPage';
import { BooksPage } from './BooksPage';

export function TabsPage() {
  return (
    <IonTabs>
      <IonRouterOutlet>
        <Route exact path="/tabs/books">
          <BooksPage />
        </Route>
        <Route exact path="/tabs/books/:id">
          <BookPage />
        </Route>
        <Route exact path="/tabs/about">
          <AboutPage />
        </Route>
      </IonRouterOutlet>
      <IonTabBar slot="bottom">
        <IonTabButton tab="books" href="/tabs/books">
          <IonIcon icon={book} aria-hidden="true" />
          <IonLabel>Books</IonLabel>
        </IonTabButton>
        <IonTabButton tab="about" href="/tabs/about">
          <IonIcon icon={informationCircle} aria-hidden="true" />
          <IonLabel>About</IonLabel>
        </IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
