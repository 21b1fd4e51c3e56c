import { IonNote, IonSearchbar } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [latest, setLatest] = useState('Type, then press the cross.');

  function show(event: CustomEvent) {
    const { value } = event.target as HTMLIonSearchbarElement;
    setLatest(`${event.type}: "${value ?? ''}"`);
  }

  return (
    <>
      <IonSearchbar
        showCancelButton="focus"
        placeholder="Find a bird"
        onIonFocus={show}
        onIonInput={show}
        onIonClear={show}
        onIonCancel={show}
        onIonChange={show}
        onIonBlur={show}
      />
      <p>
        <IonNote>{latest}</IonNote>
      </p>
    </>
  );
}
