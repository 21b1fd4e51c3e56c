import { IonBadge, IonItem, IonLabel } from '@ionic/react';

const css = `
  ion-badge.flat {
    --background: #ede9fe;
    --color: #4c1d95;
    --padding-start: 10px;
    --padding-end: 10px;
    --padding-top: 5px;
    --padding-bottom: 5px;
    border-radius: 4px;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonItem>
        <IonLabel>Inbox</IonLabel>
        <IonBadge slot="end" className="flat">
          12
        </IonBadge>
      </IonItem>
    </>
  );
}
