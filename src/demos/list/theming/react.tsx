import { IonItem, IonLabel, IonList, IonNote } from '@ionic/react';

const css = `
  .plan {
    --ion-item-background: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.06);
    padding-block: 0;
    border-radius: 16px;
  }

  .plan ion-item {
    --background: transparent;
    --border-color: rgba(var(--ion-text-color-rgb, 0, 0, 0), 0.2);
    --min-height: 60px;
  }

  .plan ion-item:last-child {
    --border-width: 0;
  }

  .plan ion-note {
    color: inherit;
  }
`;

const steps = [
  { name: 'Warm-up', minutes: 10 },
  { name: 'Intervals', minutes: 25 },
  { name: 'Stretching', minutes: 15 },
];

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonList className="plan" lines="full">
        {steps.map(({ name, minutes }) => (
          <IonItem key={name} button>
            <IonLabel>{name}</IonLabel>
            <IonNote slot="end">{minutes} min</IonNote>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
