import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonNav,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef } from 'react';

interface City {
  name: string;
  text: string;
}

const cities: City[] = [
  { name: 'Lisbon', text: '24 °C and sunny' },
  { name: 'Oslo', text: '9 °C and windy' },
  { name: 'Nairobi', text: '19 °C with showers' },
];

function CityPage({ city }: { city: City }) {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton />
          </IonButtons>
          <IonTitle>{city.name}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>{city.text}</p>
      </IonContent>
    </>
  );
}

function CitiesPage({ onOpen }: { onOpen: (city: City) => void }) {
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

export default function Example() {
  const nav = useRef<HTMLIonNavElement>(null);
  const root = useRef(() => (
    <CitiesPage onOpen={(city) => void nav.current?.push(() => <CityPage city={city} />)} />
  ));

  return <IonNav ref={nav} root={root.current} />;
}
