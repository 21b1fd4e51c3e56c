import {
  IonButton,
  IonButtons,
  IonContent,
  IonModal,
  IonPicker,
  IonPickerColumn,
  IonPickerColumnOption,
  IonToolbar,
} from '@ionic/react';
import { useRef, useState } from 'react';

const css = `
  ion-modal {
    --height: auto;
    align-items: flex-end;
  }
`;

const counts = ['0', '1', '2'];

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [adults, setAdults] = useState<string | number | undefined>('0');
  const [hint, setHint] = useState('At least one adult.');

  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="open" expand="block">
        How many of you?
      </IonButton>
      <p role="status">{hint}</p>
      <IonModal
        ref={modal}
        trigger="open"
        aria-label="How many of you?"
        onWillDismiss={({ detail }) => {
          if (detail.role === 'confirm') setHint(`A table for ${detail.data}.`);
        }}
      >
        <IonToolbar>
          <IonButtons slot="start">
            <IonButton onClick={() => void modal.current?.dismiss()}>Cancel</IonButton>
          </IonButtons>
          <IonButtons slot="end">
            <IonButton
              strong
              disabled={adults === '0'}
              onClick={() => void modal.current?.dismiss(adults, 'confirm')}
            >
              Done
            </IonButton>
          </IonButtons>
        </IonToolbar>
        <IonPicker>
          <IonPickerColumn
            aria-label="Adults"
            value={adults}
            onIonChange={({ detail }) => setAdults(detail.value)}
          >
            <div slot="suffix">adults</div>
            {counts.map((count) => (
              <IonPickerColumnOption key={count} value={count}>
                {count}
              </IonPickerColumnOption>
            ))}
          </IonPickerColumn>
        </IonPicker>
      </IonModal>
    </IonContent>
  );
}
