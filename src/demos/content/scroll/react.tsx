import {
  IonButton,
  IonButtons,
  IonContent,
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
const centered = { bottom: 16, left: '50%', transform: 'translateX(-50%)' };

export default function Example() {
  const content = useRef<HTMLIonContentElement>(null);
  const [far, setFar] = useState(false);

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
        ref={content}
        scrollEvents
        onIonScroll={({ detail }) => setFar(detail.scrollTop >= 200)}
      >
        {far && (
          <IonButton
            slot="fixed"
            shape="round"
            size="small"
            style={centered}
            onClick={() => content.current?.scrollToTop(400)}
          >
            To the top
          </IonButton>
        )}
        <IonList>
          {days.map((day) => (
            <IonItem key={day}>
              <IonLabel>Day {day}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}
