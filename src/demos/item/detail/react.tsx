import { IonBadge, IonItem, IonLabel, IonList, IonNote } from '@ionic/react';

export default function Example() {
  return (
    <IonList>
      <IonItem button detail>
        <IonLabel>
          <h2>Account</h2>
          <p>Name, address and password</p>
        </IonLabel>
      </IonItem>
      <IonItem button detail>
        <IonLabel>
          <h2>Notifications</h2>
          <p>Three are new</p>
        </IonLabel>
        <IonBadge slot="end">3</IonBadge>
      </IonItem>
      <IonItem>
        <IonLabel>Storage used</IonLabel>
        <IonNote slot="end">1.2 GB</IonNote>
      </IonItem>
    </IonList>
  );
}
