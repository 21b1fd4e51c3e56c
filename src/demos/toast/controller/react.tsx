import { IonButton, IonContent, useIonToast } from '@ionic/react';

export default function Example() {
  const [present, dismiss] = useIonToast();

  async function save() {
    await dismiss();
    await present({
      message: 'The message is in the drafts.',
      duration: 3000,
      position: 'bottom',
    });
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" onClick={save}>
        Save
      </IonButton>
    </IonContent>
  );
}
