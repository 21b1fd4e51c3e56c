import {
  IonButton,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const row = useRef<HTMLIonItemSlidingElement>(null);
  const [amount, setAmount] = useState(0);
  const pixels = Math.round(amount);

  async function close() {
    await row.current?.close();
    setAmount((await row.current?.getOpenAmount()) ?? 0);
  }

  return (
    <>
      <IonList>
        {/* ionDrag fires while the item moves, but not for the way back to 0 */}
        <IonItemSliding ref={row} onIonDrag={({ detail }) => setAmount(detail.amount as number)}>
          <IonItemOptions side="start">
            <IonItemOption color="success">Done</IonItemOption>
          </IonItemOptions>
          <IonItem lines="none">
            <IonLabel>Feed the cat</IonLabel>
          </IonItem>
          <IonItemOptions side="end">
            <IonItemOption>Edit</IonItemOption>
            <IonItemOption color="danger">Delete</IonItemOption>
          </IonItemOptions>
        </IonItemSliding>
      </IonList>
      <div className="ion-text-center">
        <IonButton onClick={() => void row.current?.open('start')}>Open start</IonButton>
        <IonButton onClick={() => void row.current?.open('end')}>Open end</IonButton>
        <IonButton fill="outline" onClick={() => void close()}>
          Close
        </IonButton>
        <p>
          {pixels === 0
            ? 'Closed'
            : `${Math.abs(pixels)} pixels at the ${pixels > 0 ? 'end' : 'start'}`}
        </p>
      </div>
    </>
  );
}
