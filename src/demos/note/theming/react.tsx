import { IonItem, IonLabel, IonList, IonNote } from '@ionic/react';

const css = `
  ion-note.violet {
    --color: #6d28d9;
    font-weight: 700;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonItem>
          <IonLabel>Ferry</IonLabel>
          <IonNote slot="end" color="primary">
            confirmed
          </IonNote>
        </IonItem>
        <IonItem lines="none">
          <IonLabel>Train</IonLabel>
          <IonNote slot="end" className="violet">
            Departs at 21:40
          </IonNote>
        </IonItem>
      </IonList>
    </>
  );
}
