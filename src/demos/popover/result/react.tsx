import type { OverlayEventDetail } from '@ionic/core';
import { IonButton, IonContent, IonItem, IonList, IonPopover } from '@ionic/react';
import { useRef, useState } from 'react';

const orders = ['Name', 'Date', 'Size'];

export default function Example() {
  const popover = useRef<HTMLIonPopoverElement>(null);
  const [result, setResult] = useState<OverlayEventDetail<string>>({});

  return (
    <IonContent className="ion-padding">
      <IonButton id="sort">Sort by</IonButton>
      <p>
        Data: <output>{result.data ?? 'none'}</output>
      </p>
      <p>
        Role: <output>{result.role ?? 'none'}</output>
      </p>
      <IonPopover
        ref={popover}
        trigger="sort"
        arrow={false}
        alignment="start"
        role="dialog"
        aria-label="Sort by"
        onDidDismiss={({ detail }) => setResult(detail)}
      >
        <IonList lines="none">
          {orders.map((order) => (
            <IonItem
              key={order}
              button
              detail={false}
              onClick={() => void popover.current?.dismiss(order, 'chosen')}
            >
              {order}
            </IonItem>
          ))}
        </IonList>
      </IonPopover>
    </IonContent>
  );
}
