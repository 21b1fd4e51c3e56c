import { IonContent, IonFooter, IonPage, IonTitle, IonToggle, IonToolbar } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [plain, setPlain] = useState(false);

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <IonToggle
          justify="space-between"
          checked={plain}
          onIonChange={({ detail }) => setPlain(detail.checked)}
        >
          Without border
        </IonToggle>
      </IonContent>
      <IonFooter className={plain ? 'ion-no-border' : undefined}>
        <IonToolbar>
          <IonTitle>Departs at 21:40</IonTitle>
        </IonToolbar>
      </IonFooter>
    </IonPage>
  );
}
