import { IonItem, IonLabel, IonList, IonNote, IonToggle } from '@ionic/react';
import { useState } from 'react';

const css = `
  .compact ion-item {
    --min-height: 36px;
    --padding-start: 8px;
    --inner-padding-end: 8px;
    --border-style: dashed;
  }

  .compact ion-label,
  .compact ion-note {
    margin-block: 4px;
    padding-block: 0;
    align-self: center;
  }
`;

const ways = [
  { name: 'Walking', time: '48 min' },
  { name: 'Cycling', time: '17 min' },
  { name: 'Bus', time: '25 min' },
];

export default function Example() {
  const [compact, setCompact] = useState(true);

  return (
    <>
      <style>{css}</style>
      <IonList className={compact ? 'compact' : ''}>
        {ways.map(({ name, time }) => (
          <IonItem key={name}>
            <IonLabel>{name}</IonLabel>
            <IonNote slot="end">{time}</IonNote>
          </IonItem>
        ))}
      </IonList>
      <IonToggle
        className="ion-margin"
        checked={compact}
        onIonChange={({ detail }) => setCompact(detail.checked)}
      >
        Compact
      </IonToggle>
    </>
  );
}
