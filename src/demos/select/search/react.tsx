import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonRadio,
  IonRadioGroup,
  IonSearchbar,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

const cities = [
  'Helsinki',
  'Kigali',
  'Kyoto',
  'Lima',
  'Lisbon',
  'Nairobi',
  'Osaka',
  'Oslo',
  'Quito',
];

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [search, setSearch] = useState('');
  const [city, setCity] = useState('Lisbon');
  const found = cities.filter((name) => name.toLowerCase().includes(search.toLowerCase()));

  function choose(name: string) {
    setCity(name);
    void modal.current?.dismiss();
  }

  return (
    <IonContent>
      <IonList>
        <IonItem id="open-cities" button>
          <IonLabel>City</IonLabel>
          <IonNote slot="end">{city}</IonNote>
        </IonItem>
      </IonList>
      <IonModal
        ref={modal}
        trigger="open-cities"
        aria-label="City"
        onDidDismiss={() => setSearch('')}
      >
        <IonHeader>
          <IonToolbar>
            <IonTitle>City</IonTitle>
            <IonButtons slot="end">
              <IonButton onClick={() => modal.current?.dismiss()}>Close</IonButton>
            </IonButtons>
          </IonToolbar>
          <IonToolbar>
            <IonSearchbar
              aria-label="Search cities"
              placeholder="Search cities"
              value={search}
              onIonInput={({ detail }) => setSearch(detail.value ?? '')}
            />
          </IonToolbar>
        </IonHeader>
        <IonContent>
          <IonRadioGroup
            aria-label="City"
            value={city}
            onIonChange={({ detail }) => choose(detail.value)}
          >
            {found.map((name) => (
              <IonItem key={name}>
                <IonRadio value={name}>{name}</IonRadio>
              </IonItem>
            ))}
          </IonRadioGroup>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
