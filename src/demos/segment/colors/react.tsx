import { IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';

export default function Example() {
  return (
    <>
      <IonSegment value="day" color="primary" aria-label="Period">
        <IonSegmentButton value="day">
          <IonLabel>Day</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="week">
          <IonLabel>Week</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonSegment className="ion-margin-top" value="day" color="tertiary" aria-label="Period">
        <IonSegmentButton value="day">
          <IonLabel>Day</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="week">
          <IonLabel>Week</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonSegment className="ion-margin-top" value="day" color="success" aria-label="Period">
        <IonSegmentButton value="day">
          <IonLabel>Day</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="week">
          <IonLabel>Week</IonLabel>
        </IonSegmentButton>
      </IonSegment>
    </>
  );
}
