import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useParams } from 'react-router-dom';
import { planets } from './planets';

export function PlanetPage() {
  const params = useParams<{ id: string }>();
  const planet = planets.find(({ id }) => id === params.id);

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/planets" />
          </IonButtons>
          <IonTitle>{planet?.name}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>A year has {planet?.days} of our days.</p>
      </IonContent>
    </IonPage>
  );
}
