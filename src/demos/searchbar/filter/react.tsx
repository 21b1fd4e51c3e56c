import { IonItem, IonLabel, IonList, IonSearchbar } from '@ionic/react';
import { useState } from 'react';

const cities = ['Helsinki', 'Kigali', 'Lima', 'Osaka', 'Oslo', 'Quito', 'Valparaíso'];

function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export default function Example() {
  const [query, setQuery] = useState('');
  const found = cities.filter((city) => plain(city).includes(plain(query))).slice(0, 5);

  return (
    <>
      <IonSearchbar
        placeholder="Find a city"
        onIonInput={(event) => setQuery((event.detail.value ?? '').trim())}
      />
      <IonList style={{ minHeight: 250 }}>
        {found.map((city) => (
          <IonItem key={city}>
            <IonLabel>{city}</IonLabel>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
