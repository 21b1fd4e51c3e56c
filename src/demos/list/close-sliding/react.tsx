import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/react';
import { star } from 'ionicons/icons';
import { useRef, useState } from 'react';

const places = ['Harbor', 'Old town'];

export default function Example() {
  const list = useRef<HTMLIonListElement>(null);
  const [favorites, setFavorites] = useState<string[]>([]);

  function mark(place: string) {
    void list.current?.closeSlidingItems();
    setFavorites((before) => [...before, place]);
  }

  return (
    <>
      <IonList ref={list}>
        {places.map((place) => (
          <IonItemSliding key={place}>
            <IonItem>
              <IonLabel>{place}</IonLabel>
              {favorites.includes(place) && (
                <IonIcon slot="end" icon={star} aria-label="Favorite" />
              )}
            </IonItem>
            <IonItemOptions>
              <IonItemOption color="tertiary" onClick={() => mark(place)}>
                Favorite
              </IonItemOption>
            </IonItemOptions>
          </IonItemSliding>
        ))}
      </IonList>
      <IonButton
        expand="block"
        fill="outline"
        onClick={() => list.current?.querySelector('ion-item-sliding')?.open('end')}
      >
        Show the first row&apos;s option
      </IonButton>
    </>
  );
}
