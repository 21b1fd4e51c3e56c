import {
  IonBadge,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

const lines = { bus: ['12', '25', '31'], tram: ['2', '7'] };
const breakpoints = [0, 0.4, 0.8];

export default function Example() {
  const [kind, setKind] = useState<'bus' | 'tram'>('bus');
  const modal = useRef<HTMLIonModalElement>(null);

  return (
    <IonContent className="ion-padding">
      <IonSegment
        aria-label="Kind"
        value={kind}
        onIonChange={({ detail }) => setKind(detail.value === 'tram' ? 'tram' : 'bus')}
      >
        <IonSegmentButton value="bus">Bus</IonSegmentButton>
        <IonSegmentButton value="tram">Tram</IonSegmentButton>
      </IonSegment>
      <p>Open the list, then switch the kind above it.</p>
      <IonButton id="open-lines" expand="block" fill="outline">
        Show lines
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-lines"
        aria-label="Lines"
        breakpoints={breakpoints}
        initialBreakpoint={0.4}
        backdropBreakpoint={0.4}
      >
        <IonHeader>
          <IonToolbar>
            <IonTitle>Lines</IonTitle>
            <IonButtons slot="end">
              <IonButton onClick={() => modal.current?.dismiss()}>Close</IonButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent>
          <IonList>
            {lines[kind].map((line) => (
              <IonItem key={line}>
                <IonBadge slot="start" color={kind === 'tram' ? 'success' : 'primary'}>
                  {line}
                </IonBadge>
                <IonLabel>Every ten minutes</IonLabel>
              </IonItem>
            ))}
          </IonList>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
