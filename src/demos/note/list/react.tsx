import { IonItem, IonLabel, IonList, IonNote } from '@ionic/react';

const bills = [
  { name: 'Electricity', state: 'overdue' },
  { name: 'Water', state: 'due on May 3' },
  { name: 'Internet', state: 'paid' },
];

const css = `
  ion-note:not(.ion-color) {
    color: inherit;
    opacity: 0.75;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonList>
        {bills.map(({ name, state }) => (
          <IonItem key={name} button>
            <IonLabel>{name}</IonLabel>
            <IonNote slot="end" color={state === 'overdue' ? 'danger' : undefined}>
              {state}
            </IonNote>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
