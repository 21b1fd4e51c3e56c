import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { planets } from './planets';

export function PlanetsPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Planets</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {planets.map(({ id, name }) => (
            <IonItem key={id} routerLink={`/planets/${id}`}>
              <IonLabel>{name}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}
