import { IonItem, IonLabel, IonList, IonNote } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-item:not(.read) h2 {
    font-weight: 700;
  }
`;

const messages = [
  { from: 'Library', text: 'Two of your books are due back on Friday.', time: '9:41' },
  { from: 'Mika', text: 'Can we meet at the station?', time: '8:15' },
  { from: 'Choir', text: 'Rehearsal starts half an hour later this week.', time: 'Mon' },
];

export default function Example() {
  const [read, setRead] = useState<string[]>([]);

  return (
    <>
      <style>{css}</style>
      <IonList>
        {messages.map(({ from, text, time }) => (
          <IonItem
            key={from}
            button
            detail={false}
            className={read.includes(from) ? 'read' : undefined}
            onClick={() => setRead((before) => [...before, from])}
          >
            <IonLabel>
              <h2>{from}</h2>
              <p>{text}</p>
            </IonLabel>
            <IonNote slot="end">{time}</IonNote>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
