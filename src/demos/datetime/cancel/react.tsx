import { IonDatetime } from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const datetime = useRef<HTMLIonDatetimeElement>(null);
  const [saved, setSaved] = useState('2025-06-12');

  return (
    <>
      <IonDatetime
        presentation="date"
        value={saved}
        showDefaultButtons
        cancelText="Back"
        doneText="Save"
        style={{ margin: '0 auto' }}
        ref={datetime}
        onIonChange={({ detail }) => setSaved(detail.value as string)}
        onIonCancel={() => datetime.current?.reset(saved)}
      />
      <p className="ion-text-center">
        Saved: <output>{saved}</output>
      </p>
    </>
  );
}
