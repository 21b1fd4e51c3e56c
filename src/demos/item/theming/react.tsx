import { IonItem, IonLabel, IonList, IonNote } from '@ionic/react';
import { openOutline } from 'ionicons/icons';
import { useState } from 'react';

const plans = [
  { name: 'Walking', minutes: 48 },
  { name: 'Cycling', minutes: 17 },
];

const css = `
  .plan {
    --background: var(--ion-color-light, #f4f5f8);
    --color: var(--ion-color-light-contrast, #000);
    --border-radius: 12px;
    --min-height: 56px;
    --detail-icon-color: var(--ion-color-primary);
    --detail-icon-opacity: 1;
    margin-block-end: 8px;
  }

  .plan ion-note {
    --color: inherit;
  }

  .plan[aria-current='true'] {
    --background: var(--ion-color-primary);
    --color: var(--ion-color-primary-contrast, #fff);
  }

  .plan::part(detail-icon) {
    margin-inline-end: 0;
  }
`;

export default function Example() {
  const [chosen, setChosen] = useState('Walking');

  return (
    <>
      <style>{css}</style>
      <IonList lines="none">
        {plans.map(({ name, minutes }) => (
          <IonItem
            key={name}
            className="plan"
            button
            detail={false}
            aria-current={name === chosen ? 'true' : undefined}
            onClick={() => setChosen(name)}
          >
            <IonLabel>{name}</IonLabel>
            <IonNote slot="end">{minutes} min</IonNote>
          </IonItem>
        ))}
        <IonItem className="plan" button detail detailIcon={openOutline}>
          <IonLabel>Timetable</IonLabel>
        </IonItem>
      </IonList>
    </>
  );
}
