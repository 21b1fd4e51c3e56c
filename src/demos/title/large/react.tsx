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

const birds = [
  'Blackbird',
  'Bullfinch',
  'Crane',
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

export default function Example() {
  return (
    <IonPage>
      <IonHeader translucent>
        <IonToolbar>
          <IonTitle>Birds</IonTitle>
          <IonButtons slot="end" collapse>
            <IonButton>Sort</IonButton>
          </IonButtons>
        </IonToolbar>
      </IonHeader>
      <IonContent fullscreen>
        <IonHeader collapse="condense">
          <IonToolbar>
            <IonButtons slot="end" collapse>
              <IonButton>Sort</IonButton>
            </IonButtons>
            <IonTitle size="large">Birds</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonList>
          {birds.map((bird) => (
            <IonItem key={bird}>
              <IonLabel>{bird}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </IonPage>
  );
}
