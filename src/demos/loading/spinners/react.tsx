import { IonContent, IonItem, IonList, IonLoading, type SpinnerTypes } from '@ionic/react';
import { useState } from 'react';

const names: SpinnerTypes[] = ['dots', 'bubbles', 'circular', 'lines-sharp'];

export default function Example() {
  const [spinner, setSpinner] = useState<SpinnerTypes>('dots');
  const [open, setOpen] = useState(false);

  function show(name: SpinnerTypes) {
    setSpinner(name);
    setOpen(true);
  }

  return (
    <IonContent>
      <IonList>
        {names.map((name) => (
          <IonItem key={name} button detail={false} onClick={() => show(name)}>
            {name}
          </IonItem>
        ))}
      </IonList>
      <IonLoading
        message="Please wait…"
        duration={2000}
        spinner={spinner}
        isOpen={open}
        onDidDismiss={() => setOpen(false)}
      />
    </IonContent>
  );
}
