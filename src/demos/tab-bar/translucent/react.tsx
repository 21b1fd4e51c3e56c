import {
  IonContent,
  IonIcon,
  IonLabel,
  IonTab,
  IonTabBar,
  IonTabButton,
  IonTabs,
} from '@ionic/react';
import { leaf, rainy } from 'ionicons/icons';

const css = `
  .field {
    height: 90px;
  }

  .field:nth-child(3n + 1) {
    background: #d97706;
  }

  .field:nth-child(3n + 2) {
    background: #15803d;
  }

  .field:nth-child(3n) {
    background: #1d4ed8;
  }
`;

const fields = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonTabs>
        <IonTab tab="fields">
          <IonContent fullscreen>
            {fields.map((field) => (
              <div className="field" key={field} />
            ))}
          </IonContent>
        </IonTab>
        <IonTab tab="weather">
          <IonContent className="ion-padding">
            <p>9 °C and windy</p>
          </IonContent>
        </IonTab>
        <IonTabBar slot="bottom" translucent>
          <IonTabButton tab="fields">
            <IonIcon icon={leaf} aria-hidden="true" />
            <IonLabel>Fields</IonLabel>
          </IonTabButton>
          <IonTabButton tab="weather">
            <IonIcon icon={rainy} aria-hidden="true" />
            <IonLabel>Weather</IonLabel>
          </IonTabButton>
        </IonTabBar>
      </IonTabs>
    </>
  );
}
