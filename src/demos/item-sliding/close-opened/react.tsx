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
  const cat = useRef<HTMLIonItemSlidingElement>(null);
  const plants = useRef<HTMLIonItemSlidingElement>(null);
  const [closed, setClosed] = useState<boolean>();

  async function close() {
    setClosed(await cat.current?.closeOpened());
  }

  return (
    <>
      <IonList>
        <IonItemSliding ref={cat}>
          <IonItem>
            <IonLabel>Feed the cat</IonLabel>
            <IonButton slot="end" fill="clear" onClick={() => void cat.current?.open('end')}>
              Options
            </IonButton>
          </IonItem>
          <IonItemOptions>
            <IonItemOption>Edit</IonItemOption>
          </IonItemOptions>
        </IonItemSliding>
        <IonItemSliding ref={plants}>
          <IonItem>
            <IonLabel>Water the plants</IonLabel>
            <IonButton slot="end" fill="clear" onClick={() => void plants.current?.open('end')}>
              Options
            </IonButton>
          </IonItem>
          <IonItemOptions>
            <IonItemOption>Edit</IonItemOption>
          </IonItemOptions>
        </IonItemSliding>
      </IonList>
      <div className="ion-text-center">
        <IonButton fill="outline" onClick={() => void close()}>
          Close
        </IonButton>
        <p>
          <code>closeOpened()</code>:{' '}
          <output>{closed === undefined ? 'not called yet' : String(closed)}</output>
        </p>
      </div>
    </>
  );
}
