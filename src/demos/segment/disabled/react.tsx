import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonSegment value="stalls" aria-label="Seats">
        <IonSegmentButton value="stalls">
          <IonLabel>Stalls</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="circle">
          <IonLabel>Circle</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="box" disabled>
          <IonLabel>Box</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonSegment className="ion-margin-top" value="card" aria-label="Payment" disabled>
        <IonSegmentButton value="card">
          <IonLabel>Card</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="cash">
          <IonLabel>Cash</IonLabel>
        </IonSegmentButton>
      </IonSegment>
    </>
  );
}
