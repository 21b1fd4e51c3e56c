import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemDivider,
  IonItemGroup,
  IonLabel,
  IonList,
  IonNote,
} from '@ionic/react';
import { timeOutline } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [today, setToday] = useState(['Train tickets', 'Weather at the coast']);

  return (
    <IonList>
      <IonItemGroup>
        <IonItemDivider>
          <IonIcon
            slot="start"
            icon={timeOutline}
            style={{ marginInlineEnd: '8px' }}
            aria-hidden="true"
          />
          <IonLabel>Today</IonLabel>
          <IonButton
            slot="end"
            fill="clear"
            size="small"
            aria-label="Clear today"
            disabled={today.length === 0}
            onClick={() => setToday([])}
          >
            Clear
          </IonButton>
        </IonItemDivider>
        {today.map((search) => (
          <IonItem key={search}>
            <IonLabel>{search}</IonLabel>
          </IonItem>
        ))}
      </IonItemGroup>
      <IonItemGroup>
        <IonItemDivider color="light">
          <IonLabel>Last week</IonLabel>
          <IonNote slot="end">1</IonNote>
        </IonItemDivider>
        <IonItem lines="none">
          <IonLabel>How to patch a tyre</IonLabel>
        </IonItem>
      </IonItemGroup>
    </IonList>
  );
}
