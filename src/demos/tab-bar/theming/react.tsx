import {
  IonContent,
  IonHeader,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { musicalNotes, radio, search } from 'ionicons/icons';

const css = `
  .floating {
    --background: #1e293b;
    --border: none;
    --color: #cbd5e1;
    width: calc(100% - 32px);
    margin: 8px 16px 16px;
    border-radius: 20px;
  }

  .floating ion-tab-button {
    --background: transparent;
    --color: #cbd5e1;
    --color-selected: #fde68a;
    --ripple-color: #fde68a;
  }

  .floating ion-tab-button::part(native) {
    letter-spacing: 0.04em;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonTabs>
        <IonTab tab="listen">
          <IonHeader>
            <IonToolbar>
              <IonTitle>Listen</IonTitle>
            </IonToolbar>
          </IonHeader>
          <IonContent className="ion-padding">
            <p>Seven stations near you.</p>
          </IonContent>
        </IonTab>
        <IonTab tab="songs">
          <IonHeader>
            <IonToolbar>
              <IonTitle>Songs</IonTitle>
            </IonToolbar>
          </IonHeader>
          <IonContent className="ion-padding">
            <p>Sorted by artist.</p>
          </IonContent>
        </IonTab>
        <IonTab tab="search">
          <IonHeader>
            <IonToolbar>
              <IonTitle>Search</IonTitle>
            </IonToolbar>
          </IonHeader>
          <IonContent className="ion-padding">
            <p>Type a title.</p>
          </IonContent>
        </IonTab>
        <IonTabBar slot="bottom" className="floating">
          <IonTabButton tab="listen">
            <IonIcon icon={radio} aria-hidden="true" />
            <IonLabel>Listen</IonLabel>
          </IonTabButton>
          <IonTabButton tab="songs">
            <IonIcon icon={musicalNotes} aria-hidden="true" />
            <IonLabel>Songs</IonLabel>
          </IonTabButton>
          <IonTabButton tab="search">
            <IonIcon icon={search} aria-hidden="true" />
            <IonLabel>Search</IonLabel>
          </IonTabButton>
        </IonTabBar>
      </IonTabs>
    </>
  );
}
