import { IonItem, IonItemDivider, IonItemGroup, IonLabel } from '@ionic/react';

const css = `
  ion-item-divider.line {
    --background: #ede9fe;
    --color: #4c1d95;
    --padding-start: 24px;
    --inner-padding-top: 8px;
    --inner-padding-bottom: 8px;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonItemGroup>
        <IonItemDivider color="tertiary">
          <IonLabel>Monday</IonLabel>
        </IonItemDivider>
        <IonItem>
          <IonLabel>Water the plants</IonLabel>
        </IonItem>
      </IonItemGroup>
      <IonItemGroup>
        <IonItemDivider className="line">
          <IonLabel>Tuesday</IonLabel>
        </IonItemDivider>
        <IonItem lines="none">
          <IonLabel>Call the dentist</IonLabel>
        </IonItem>
      </IonItemGroup>
    </>
  );
}
