import {
  IonContent,
  IonHeader,
  IonItem,
  IonItemDivider,
  IonItemGroup,
  IonLabel,
  IonList,
  IonPage,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';

const groups = [
  { letter: 'B', herbs: ['Basil', 'Bay leaf', 'Borage', 'Burnet'] },
  { letter: 'C', herbs: ['Chervil', 'Chives', 'Coriander', 'Cress'] },
  { letter: 'D', herbs: ['Dill'] },
];

export default function Example() {
  const [sticky, setSticky] = useState(false);

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Herbs</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonItem>
          <IonToggle checked={sticky} onIonChange={({ detail }) => setSticky(detail.checked)}>
            Sticky headings
          </IonToggle>
        </IonItem>
        {groups.map(({ letter, herbs }) => (
          <IonItemGroup key={letter} aria-labelledby={`letter-${letter}`}>
            <IonItemDivider sticky={sticky}>
              <IonLabel id={`letter-${letter}`}>{letter}</IonLabel>
            </IonItemDivider>
            <IonList className="ion-no-padding">
              {herbs.map((herb) => (
                <IonItem key={herb}>
                  <IonLabel>{herb}</IonLabel>
                </IonItem>
              ))}
            </IonList>
          </IonItemGroup>
        ))}
      </IonContent>
    </IonPage>
  );
}
