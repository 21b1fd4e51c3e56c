import {
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonHeader,
  IonItem,
  IonList,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef } from 'react';

const breakpoints = [0, 0.6];

async function canDismiss(_data?: unknown, role?: string) {
  return role !== 'gesture';
}

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);

  return (
    <IonContent className="ion-padding">
      <p>Swipe the sheet down: it comes back. Done closes it.</p>
      <IonButton id="open-list" expand="block">
        Packing list
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-list"
        aria-label="Packing list"
        breakpoints={breakpoints}
        initialBreakpoint={0.6}
        canDismiss={canDismiss}
      >
        <IonHeader>
          <IonToolbar>
            <IonTitle>Packing list</IonTitle>
            <IonButtons slot="end">
              <IonButton strong onClick={() => modal.current?.dismiss()}>
                Done
              </IonButton>
            </IonButtons>
          </IonToolbar>
        </IonHeader>
        <IonContent>
          <IonList>
            <IonItem>
              <IonCheckbox>Tent</IonCheckbox>
            </IonItem>
            <IonItem>
              <IonCheckbox>Walking shoes</IonCheckbox>
            </IonItem>
            <IonItem>
              <IonCheckbox>Umbrella</IonCheckbox>
            </IonItem>
          </IonList>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
