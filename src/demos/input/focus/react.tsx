import { IonButton, IonContent, IonInput, IonItem, IonLabel, IonList } from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const input = useRef<HTMLIonInputElement>(null);
  const [name, setName] = useState('');
  const [guests, setGuests] = useState<string[]>([]);

  function add() {
    if (name) setGuests((all) => [...all, name]);
    setName('');
    void input.current?.setFocus();
  }

  return (
    <IonContent className="ion-padding">
      <IonInput
        ref={input}
        label="Guest"
        labelPlacement="stacked"
        placeholder="Name"
        value={name}
        onIonInput={({ detail }) => setName(detail.value ?? '')}
      >
        <IonButton slot="end" fill="clear" onClick={add}>
          Add
        </IonButton>
      </IonInput>
      <IonList>
        {guests.map((guest, index) => (
          <IonItem key={index}>
            <IonLabel>{guest}</IonLabel>
          </IonItem>
        ))}
      </IonList>
    </IonContent>
  );
}
