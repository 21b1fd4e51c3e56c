import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
} from '@ionic/react';

export default function Example() {
  return (
    <IonCard>
      <IonCardHeader>
        <IonCardTitle>Around the lake</IonCardTitle>
        <IonCardSubtitle>Day hike</IonCardSubtitle>
      </IonCardHeader>
      <IonCardContent>
        A level path of nine kilometres, with a bench at every viewpoint.
      </IonCardContent>
      <IonButton fill="clear">Map</IonButton>
      <IonButton fill="clear">Share</IonButton>
    </IonCard>
  );
}
