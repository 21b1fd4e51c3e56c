import {
  IonContent,
  IonFooter,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

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
];

export default function Example() {
  return (
    <IonPage>
      <IonContent fullscreen>
        <IonList>
          {birds.map((bird) => (
            <IonItem key={bird}>
              <IonLabel>{bird}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
      <IonFooter collapse="fade" translucent>
        <IonToolbar>
          <IonTitle size="small">Seen today</IonTitle>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
