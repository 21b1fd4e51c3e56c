import { IonContent, IonFab, IonFabButton, IonFabList, IonIcon, IonPage } from '@ionic/react';
import { arrowBack, arrowDown, arrowForward, arrowUp, move } from 'ionicons/icons';

const directions = [
  { name: 'North', side: 'top', icon: arrowUp },
  { name: 'East', side: 'end', icon: arrowForward },
  { name: 'South', side: 'bottom', icon: arrowDown },
  { name: 'West', side: 'start', icon: arrowBack },
] as const;

export default function Example() {
  return (
    <IonPage>
      <IonContent>
        <IonFab slot="fixed" vertical="center" horizontal="center">
          <IonFabButton aria-label="Move the map">
            <IonIcon icon={move} aria-hidden="true" />
          </IonFabButton>
          {directions.map(({ name, side, icon }) => (
            <IonFabList key={side} side={side}>
              <IonFabButton aria-label={name}>
                <IonIcon icon={icon} aria-hidden="true" />
              </IonFabButton>
            </IonFabList>
          ))}
        </IonFab>
      </IonContent>
    </IonPage>
  );
}
