import { IonButton, IonItem, IonLabel, IonList, IonListHeader } from '@ionic/react';
import { useState } from 'react';

const searches = ['Bus to the airport', 'Bakery', 'Swimming pool', 'Pharmacy'];

export default function Example() {
  const [all, setAll] = useState(false);
  const shown = all ? searches : searches.slice(0, 2);

  return (
    <>
      <IonListHeader>
        <IonLabel id="recent">Recent searches</IonLabel>
        <IonButton onClick={() => setAll(!all)}>{all ? 'Show fewer' : 'Show all'}</IonButton>
      </IonListHeader>
      <IonList aria-labelledby="recent">
        {shown.map((search) => (
          <IonItem key={search}>
            <IonLabel>{search}</IonLabel>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
