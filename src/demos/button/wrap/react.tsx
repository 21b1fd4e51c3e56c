import { IonButton } from '@ionic/react';

const css = `
  ion-button {
    max-width: 260px;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonButton className="ion-text-nowrap">
        Remind me on the day before the library books are due
      </IonButton>
      <IonButton className="ion-text-wrap">
        Remind me on the day before the library books are due
      </IonButton>
    </>
  );
}
