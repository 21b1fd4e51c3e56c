import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

const css = `
  .ion-content-scroll-host {
    height: 100%;
    overflow-y: auto;
  }
`;

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
      <style>{css}</style>
      <IonHeader collapse="fade">
        <IonToolbar>
          <IonTitle>Seen today</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent scrollY={false}>
        <div className="ion-content-scroll-host" tabIndex={0} role="region" aria-label="Birds">
          <IonList>
            {birds.map((bird) => (
              <IonItem key={bird}>
                <IonLabel>{bird}</IonLabel>
              </IonItem>
            ))}
          </IonList>
        </div>
      </IonContent>
    </IonPage>
  );
}
