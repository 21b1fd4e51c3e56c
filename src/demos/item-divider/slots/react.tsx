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
    <>
      <IonItemGroup aria-labelledby="today">
        <IonItemDivider>
          <IonIcon
            slot="start"
            icon={timeOutline}
            style={{ marginInlineEnd: '8px' }}
            aria-hidden="true"
          />
          <IonLabel id="today">Today</IonLabel>
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
        <IonList className="ion-no-padding">
          {today.map((search) => (
            <IonItem key={search}>
              <IonLabel>{search}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonItemGroup>
      <IonItemGroup aria-labelledby="last-week">
        <IonItemDivider color="light">
          <IonLabel id="last-week">Last week</IonLabel>
          <IonNote slot="end">1</IonNote>
        </IonItemDivider>
        <IonList className="ion-no-padding">
          <IonItem lines="none">
            <IonLabel>How to patch a tire</IonLabel>
          </IonItem>
        </IonList>
      </IonItemGroup>
    </>
  );
}
