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
      <IonContent fullscreen scrollY={false}>
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
      <IonFooter collapse="fade">
        <IonToolbar>
          <IonTitle size="small">Seen today</IonTitle>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
