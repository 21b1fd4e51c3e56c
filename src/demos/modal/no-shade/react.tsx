import { IonButton, IonContent, IonLoading, IonModal } from '@ionic/react';
import { useRef } from 'react';

const css = `
  ion-modal.clear {
    --width: 240px;
    --height: fit-content;
    --border-radius: 12px;
    --box-shadow: 0 8px 28px rgba(0, 0, 0, 0.35);
  }
`;

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="show" expand="block">
        Modal
      </IonButton>
      <IonButton id="wait" expand="block">
        Loading
      </IonButton>
      <p>The page keeps its colors, but nothing on it can be pressed.</p>
      <IonModal
        ref={modal}
        className="clear"
        trigger="show"
        aria-label="Forecast"
        showBackdrop={false}
      >
        <div className="ion-padding">
          <p className="ion-no-margin">Rain from noon, 14 °C.</p>
          <IonButton
            className="ion-margin-top"
            expand="block"
            onClick={() => modal.current?.dismiss()}
          >
            Close
          </IonButton>
        </div>
      </IonModal>
      <IonLoading trigger="wait" message="Updating…" duration={2000} showBackdrop={false} />
    </IonContent>
  );
}
