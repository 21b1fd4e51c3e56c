import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
} from '@ionic/react';
import { useState } from 'react';

const row = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
} as const;

export default function Example() {
  const [done, setDone] = useState(false);

  return (
    <IonCard>
      <IonCardHeader style={row}>
        <div>
          <IonCardTitle color={done ? 'medium' : undefined}>Water the plants</IonCardTitle>
          <IonCardSubtitle>Every second day</IonCardSubtitle>
        </div>
        <IonButton fill="outline" size="small" onClick={() => setDone(!done)}>
          {done ? 'Undo' : 'Done'}
        </IonButton>
      </IonCardHeader>
      <IonCardContent>The fern needs more than the rest.</IonCardContent>
    </IonCard>
  );
}
