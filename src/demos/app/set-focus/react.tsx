import { IonButton, IonContent } from '@ionic/react';
import { useRef } from 'react';

export default function Example() {
  const next = useRef<HTMLIonButtonElement>(null);

  function moveOn() {
    const element = next.current;
    if (!element) return;
    element.shadowRoot?.querySelector('button')?.focus();
    void document.querySelector('ion-app')?.setFocus([element]);
  }

  return (
    <IonContent className="ion-padding">
      <IonButton expand="block" fill="outline" onClick={moveOn}>
        Continue with the address
      </IonButton>
      <IonButton ref={next} expand="block">
        Address
      </IonButton>
    </IonContent>
  );
}
