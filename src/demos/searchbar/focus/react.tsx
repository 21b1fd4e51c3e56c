import { IonButton, IonSearchbar } from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const searchbar = useRef<HTMLIonSearchbarElement>(null);
  const [query, setQuery] = useState('Teapot');

  function startOver() {
    setQuery('');
    void searchbar.current?.setFocus();
  }

  return (
    <>
      <IonSearchbar
        ref={searchbar}
        placeholder="Search notes"
        value={query}
        onIonInput={({ detail }) => setQuery(detail.value ?? '')}
      />
      <p className="ion-text-center">No note has this word.</p>
      <IonButton expand="block" fill="clear" onClick={startOver}>
        New search
      </IonButton>
    </>
  );
}
