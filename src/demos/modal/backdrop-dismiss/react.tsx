import { IonButton, IonContent, IonModal } from '@ionic/react';
import { useRef, useState } from 'react';

const css = `
  ion-modal.choice {
    --width: 280px;
    --height: fit-content;
    --border-radius: 12px;
  }
`;

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [state, setState] = useState('The draft is open.');
  const choose = (role: string) => void modal.current?.dismiss(null, role);

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="leave" expand="block">
        Leave the draft
      </IonButton>
      <p role="status">{state}</p>
      <IonModal
        ref={modal}
        className="choice"
        trigger="leave"
        aria-label="Save the draft?"
        backdropDismiss={false}
        onWillDismiss={({ detail }) =>
          setState(detail.role === 'save' ? 'The draft is saved.' : 'The draft is discarded.')
        }
      >
        <div className="ion-padding">
          <p className="ion-no-margin">The draft has changes.</p>
          <IonButton className="ion-margin-top" expand="block" onClick={() => choose('save')}>
            Save
          </IonButton>
          <IonButton expand="block" fill="clear" color="danger" onClick={() => choose('discard')}>
            Discard
          </IonButton>
        </div>
      </IonModal>
    </IonContent>
  );
}
