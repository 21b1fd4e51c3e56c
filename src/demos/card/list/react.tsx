import {
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardTitle,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
} from '@ionic/react';

const hours = [
  { days: 'Monday to Friday', open: '9–18' },
  { days: 'Saturday', open: '10–14' },
  { days: 'Sunday', open: 'closed' },
];

export default function Example() {
  return (
    <IonCard>
      <IonCardHeader>
        <IonCardTitle>Opening hours</IonCardTitle>
      </IonCardHeader>
      <IonCardContent>The last tour starts an hour before we close.</IonCardContent>
      <IonList lines="none">
        {hours.map(({ days, open }) => (
          <IonItem key={days}>
            <IonLabel>{days}</IonLabel>
            <IonNote slot="end">{open}</IonNote>
          </IonItem>
        ))}
      </IonList>
    </IonCard>
  );
}
