import {
  IonBadge,
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonModal,
} from '@ionic/react';
import { useRef, useState } from 'react';

const texts = { rest: 'Drag the handle', drag: 'Dragging', end: 'Let go' };
const colors = { rest: 'medium', drag: 'warning', end: 'success' };

const breakpoints = [0, 0.5, 1];

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [phase, setPhase] = useState<'rest' | 'drag' | 'end'>('rest');

  return (
    <IonContent className="ion-padding">
      <IonButton id="open-map" expand="block">
        Places
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-map"
        aria-label="Places"
        breakpoints={breakpoints}
        initialBreakpoint={0.5}
        onIonDragStart={() => setPhase('drag')}
        onIonDragEnd={() => setPhase('end')}
      >
        <IonContent>
          <IonList>
            <IonListHeader>
              <IonLabel>Places</IonLabel>
              <IonBadge className="ion-margin-end" color={colors[phase]}>
                {texts[phase]}
              </IonBadge>
            </IonListHeader>
            <IonItem>
              <IonLabel>Lighthouse</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Old bridge</IonLabel>
            </IonItem>
            <IonItem lines="none">
              <IonButton fill="outline" onClick={() => modal.current?.dismiss()}>
                Close
              </IonButton>
            </IonItem>
          </IonList>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
