import { IonButton, IonContent, IonModal, IonText } from '@ionic/react';
import { useRef, useState } from 'react';

const css = `
  ion-modal.dialog {
    --width: 280px;
    --height: fit-content;
    --border-radius: 12px;
    --box-shadow: 0 12px 32px rgba(0, 0, 0, 0.3);
    --backdrop-opacity: 0.4;
  }
`;

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [downloaded, setDownloaded] = useState(false);

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="open-dialog" expand="block">
        Download the map
      </IonButton>
      <p>
        <IonText color={downloaded ? 'primary' : undefined}>
          {downloaded ? 'The map is on this device.' : 'Nothing is downloaded.'}
        </IonText>
      </p>
      <IonModal
        ref={modal}
        className="dialog"
        trigger="open-dialog"
        aria-label="Download the map"
        onWillDismiss={({ detail }) => {
          if (detail.role === 'confirm') setDownloaded(true);
        }}
      >
        <div className="ion-padding">
          <h2 className="ion-no-margin">Download the map?</h2>
          <p>It takes 48 MB and works without a connection.</p>
          <IonButton expand="block" onClick={() => modal.current?.dismiss(null, 'confirm')}>
            Download
          </IonButton>
          <IonButton expand="block" fill="clear" onClick={() => modal.current?.dismiss()}>
            Later
          </IonButton>
        </div>
      </IonModal>
    </IonContent>
  );
}
