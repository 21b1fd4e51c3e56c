import { IonButton, IonContent, IonItem, IonLabel, IonList, IonModal } from '@ionic/react';
import { useRef, useState } from 'react';

const css = `
  ion-modal {
    --height: auto;
  }
`;

const breakpoints = [1];

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [loaves, setLoaves] = useState([1]);

  function add() {
    setLoaves((current) => [...current, current.length + 1]);
  }

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="open-basket" expand="block">
        Basket
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-basket"
        aria-label="Basket"
        breakpoints={breakpoints}
        initialBreakpoint={1}
      >
        <div className="ion-padding">
          <IonList lines="none">
            {loaves.map((loaf) => (
              <IonItem key={loaf}>
                <IonLabel>Bread</IonLabel>
              </IonItem>
            ))}
          </IonList>
          <IonButton expand="block" fill="outline" onClick={add}>
            Add a loaf of bread
          </IonButton>
          <IonButton expand="block" onClick={() => modal.current?.dismiss()}>
            Close
          </IonButton>
        </div>
      </IonModal>
    </IonContent>
  );
}
