import { IonNote, IonSearchbar } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [query, setQuery] = useState('');
  const left = 8 - query.length;

  return (
    <>
      <IonSearchbar
        placeholder="Parcel number"
        inputmode="numeric"
        maxlength={8}
        enterkeyhint="search"
        onIonInput={({ detail }) => setQuery(detail.value ?? '')}
      />
      <p>
        <IonNote color={left === 0 ? 'primary' : undefined}>Digits left: {left}</IonNote>
      </p>
    </>
  );
}
