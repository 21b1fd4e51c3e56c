import { IonItem, IonLabel, IonList, IonToggle } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [whole, setWhole] = useState(false);

  return (
    <IonList>
      <IonItem>
        <IonLabel className={whole ? 'ion-text-wrap' : 'ion-text-nowrap'}>
          <h2>Minutes of the meeting about the bicycle shed behind the library</h2>
          <p>Two quotations came in, one for a roof of steel and one for a roof of planted wood</p>
        </IonLabel>
      </IonItem>
      <IonItem>
        <IonLabel>
          <h3>Three sizes</h3>
          <p>A heading and a paragraph in a label have sizes of their own.</p>
        </IonLabel>
      </IonItem>
      <IonItem>
        <IonLabel color="danger">Payment overdue</IonLabel>
      </IonItem>
      <IonItem lines="none">
        <IonToggle checked={whole} onIonChange={({ detail }) => setWhole(detail.checked)}>
          Show whole text
        </IonToggle>
      </IonItem>
    </IonList>
  );
}
