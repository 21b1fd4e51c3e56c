import {
  IonContent,
  IonDatetime,
  IonDatetimeButton,
  IonItem,
  IonLabel,
  IonList,
  IonPopover,
} from '@ionic/react';

const css = `
  ion-datetime-button::part(native) {
    border: 1px solid #0f766e;
    border-radius: 20px;
    background: transparent;
  }
`;

export default function Example() {
  return (
    <IonContent>
      <style>{css}</style>
      <IonList>
        <IonItem>
          <IonLabel>Arrival</IonLabel>
          <IonDatetimeButton slot="end" datetime="arrival" />
        </IonItem>
        <IonItem>
          <IonLabel>Check-out</IonLabel>
          <IonDatetimeButton slot="end" datetime="check-out" disabled />
        </IonItem>
      </IonList>
      <IonPopover keepContentsMounted role="dialog" aria-label="Arrival">
        <IonDatetime id="arrival" presentation="date" value="2025-06-12" />
      </IonPopover>
      <IonPopover keepContentsMounted role="dialog" aria-label="Check-out">
        <IonDatetime id="check-out" presentation="date" value="2025-06-15" />
      </IonPopover>
    </IonContent>
  );
}
