import {
  IonItem,
  IonLabel,
  IonList,
  IonProgressBar,
  IonSearchbar,
  type SearchbarCustomEvent,
} from '@ionic/react';
import { useRef, useState } from 'react';

// Stands in for a request to your server
async function search(query: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const cities = ['Helsinki', 'Kigali', 'Lima', 'Osaka', 'Oslo', 'Quito'];
  return cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));
}

export default function Example() {
  const [searching, setSearching] = useState(false);
  const [found, setFound] = useState<string[]>([]);
  const latest = useRef(0);

  async function onInput({ detail }: SearchbarCustomEvent) {
    const mine = ++latest.current;
    const query = (detail.value ?? '').trim();
    setSearching(query !== '');
    const cities = query ? await search(query) : [];
    // A newer search has begun: this answer is late
    if (mine !== latest.current) return;
    setSearching(false);
    setFound(cities);
  }

  return (
    <>
      <IonSearchbar
        placeholder="Find a city"
        enterkeyhint="search"
        debounce={300}
        onIonInput={(event) => void onInput(event)}
      />
      <IonProgressBar
        type="indeterminate"
        aria-label="Searching"
        style={{ visibility: searching ? 'visible' : 'hidden' }}
      />
      <IonList style={{ minHeight: 200 }}>
        {found.map((city) => (
          <IonItem key={city}>
            <IonLabel>{city}</IonLabel>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
