import { IonButton } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonButton expand="block">Block</IonButton>
      <IonButton expand="block" shape="round">
        Block, round ends
      </IonButton>
      <IonButton expand="block" fill="outline">
        Block, outlined
      </IonButton>
      <IonButton expand="full" color="secondary">
        Full
      </IonButton>
    </>
  );
}
