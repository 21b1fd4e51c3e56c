import {
  IonContent,
  IonHeader,
  IonItem,
  IonList,
  IonPage,
  IonRange,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState, type CSSProperties } from 'react';

const css = `
  ion-content {
    --background: linear-gradient(100deg, #f97316, #fde68a 40%, #7dd3fc);
  }
`;

export default function Example() {
  const [opacity, setOpacity] = useState(0.4);

  return (
    <IonPage>
      <style>{css}</style>
      <IonHeader>
        <IonToolbar style={{ '--opacity': opacity } as CSSProperties}>
          <IonTitle>Sunset</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent fullscreen>
        <IonList inset>
          <IonItem lines="none">
            <IonRange
              label="Opacity"
              min={0}
              max={1}
              step={0.1}
              value={opacity}
              onIonInput={({ detail }) => setOpacity(detail.value as number)}
            />
          </IonItem>
        </IonList>
      </IonContent>
    </IonPage>
  );
}
