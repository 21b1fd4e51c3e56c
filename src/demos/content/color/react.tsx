import {
  IonContent,
  IonHeader,
  IonLabel,
  IonPage,
  IonSegment,
  IonSegmentButton,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [color, setColor] = useState('primary');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonSegment
            aria-label="Color"
            value={color}
            onIonChange={({ detail }) => setColor(String(detail.value))}
          >
            <IonSegmentButton value="primary">
              <IonLabel>primary</IonLabel>
            </IonSegmentButton>
            <IonSegmentButton value="tertiary">
              <IonLabel>tertiary</IonLabel>
            </IonSegmentButton>
            <IonSegmentButton value="dark">
              <IonLabel>dark</IonLabel>
            </IonSegmentButton>
          </IonSegment>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding" color={color}>
        <p>The path along the river is open.</p>
      </IonContent>
    </IonPage>
  );
}
