import {
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonFooter,
  IonHeader,
  IonItem,
  IonList,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef } from 'react';

const birds = [
  'Blackbird',
  'Bullfinch',
  'Cuckoo',
  'Goldfinch',
  'Heron',
  'Kingfisher',
  'Lapwing',
  'Magpie',
  'Nuthatch',
  'Robin',
  'Skylark',
  'Starling',
  'Swallow',
  'Wren',
];

const breakpoints = [0, 0.5, 1];

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);

  return (
    <IonContent className="ion-padding">
      <IonButton id="open-birds" expand="block">
        Birds
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-birds"
        aria-label="Birds"
        breakpoints={breakpoints}
        initialBreakpoint={0.5}
        expandToScroll={false}
      >
        <IonHeader>
          <IonToolbar>
            <IonTitle>Seen today</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent>
          <IonList>
            {birds.map((bird) => (
              <IonItem key={bird}>
                <IonCheckbox>{bird}</IonCheckbox>
              </IonItem>
            ))}
          </IonList>
        </IonContent>
        <IonFooter>
          <IonToolbar>
            <IonButtons slot="end">
              <IonButton strong onClick={() => modal.current?.dismiss()}>
                Done
              </IonButton>
            </IonButtons>
          </IonToolbar>
        </IonFooter>
      </IonModal>
    </IonContent>
  );
}
