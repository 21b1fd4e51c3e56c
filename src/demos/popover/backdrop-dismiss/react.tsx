import { IonButton, IonContent, IonPopover } from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const popover = useRef<HTMLIonPopoverElement>(null);
  const [state, setState] = useState('Not accepted yet.');

  return (
    <IonContent className="ion-padding">
      <IonButton id="rules">Rules</IonButton>
      <p role="status">{state}</p>
      <IonPopover
        ref={popover}
        trigger="rules"
        alignment="start"
        role="dialog"
        aria-label="Rules"
        backdropDismiss={false}
        onDidDismiss={() => setState('Accepted.')}
      >
        <div className="ion-padding">
          <p className="ion-no-margin">Bring the boat back before dark.</p>
          <IonButton
            className="ion-margin-top"
            expand="block"
            onClick={() => popover.current?.dismiss()}
          >
            Accept
          </IonButton>
        </div>
      </IonPopover>
    </IonContent>
  );
}
