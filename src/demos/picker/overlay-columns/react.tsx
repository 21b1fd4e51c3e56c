import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonPage,
  IonTitle,
  IonToolbar,
  useIonPicker,
} from '@ionic/react';
import { useState } from 'react';

function column(name: string, suffix: string, values: number[], value: number) {
  return {
    name,
    suffix,
    selectedIndex: values.indexOf(value),
    options: values.map((option) => ({ text: String(option), value: option })),
  };
}

export default function Example() {
  const [present] = useIonPicker();
  const [time, setTime] = useState({ hours: 1, minutes: 30 });
  const [text, setText] = useState('Off');

  function open() {
    void present({
      columns: [
        column('hours', 'h', [0, 1, 2, 3, 4, 5, 6], time.hours),
        column('minutes', 'min', [0, 15, 30, 45], time.minutes),
      ],
      buttons: [
        { text: 'Cancel', role: 'cancel' },
        { text: 'Start', role: 'confirm' },
      ],
      onDidDismiss: ({ detail: { data, role } }) => {
        if (role !== 'confirm') return;
        const hours: number = data.hours.value;
        const minutes: number = data.minutes.value;
        setTime({ hours, minutes });
        setText(`${hours} h ${minutes} min`);
      },
    });
  }

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Oven</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          <IonItem button onClick={open}>
            <IonLabel>Timer</IonLabel>
            <IonNote slot="end">{text}</IonNote>
          </IonItem>
        </IonList>
      </IonContent>
    </IonPage>
  );
}
