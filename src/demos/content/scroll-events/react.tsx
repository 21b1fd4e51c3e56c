import {
  IonButton,
  IonButtons,
  IonContent,
  IonFooter,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

const days = Array.from({ length: 30 }, (_, index) => index + 1);
const states = {
  resting: { color: undefined, text: 'Not scrolled yet' },
  scrolling: { color: 'warning', text: 'Scrolling…' },
  stopped: { color: 'success', text: 'Stopped' },
};

export default function Example() {
  const content = useRef<HTMLIonContentElement>(null);
  const [state, setState] = useState<keyof typeof states>('resting');

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Days</IonTitle>
          <IonButtons slot="end">
            <IonButton onClick={() => content.current?.scrollToBottom(400)}>Last day</IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent
        scrollEvents
        ref={content}
        onIonScrollStart={() => setState('scrolling')}
        onIonScrollEnd={() => setState('stopped')}
      >
        <IonList>
          {days.map((day) => (
            <IonItem key={day}>
              <IonLabel>Day {day}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
      <IonFooter>
        <IonToolbar color={states[state].color}>
          <IonTitle size="small">{states[state].text}</IonTitle>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
