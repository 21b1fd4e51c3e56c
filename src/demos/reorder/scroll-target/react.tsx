import { IonContent, IonItem, IonLabel, IonList, IonReorder, IonReorderGroup } from '@ionic/react';

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
    <IonContent scrollY={false}>
      <style>{css}</style>
      <div className="ion-content-scroll-host">
        <IonList>
          <IonReorderGroup disabled={false} onIonReorderEnd={({ detail }) => detail.complete()}>
            {birds.map((bird) => (
              <IonItem key={bird}>
                <IonLabel>{bird}</IonLabel>
                <IonReorder slot="end" />
              </IonItem>
            ))}
          </IonReorderGroup>
        </IonList>
      </div>
    </IonContent>
  );
}
