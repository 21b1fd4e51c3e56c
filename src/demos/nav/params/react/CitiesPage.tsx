import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { cities, type City } from './cities';

export function CitiesPage({ onOpen }: { onOpen: (city: City) => void }) {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Weather</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {cities.map((city) => (
            <IonItem key={city.name} button detail onClick={() => onOpen(city)}>
              <IonLabel>{city.name}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </>
  );
}
