import { IonIcon, IonLabel, IonSegment, IonSegmentButton } from '@ionic/react';
import { list, map } from 'ionicons/icons';

export default function Example() {
  return (
    <>
      <IonSegment value="list" aria-label="View, icons above">
        <IonSegmentButton value="list">
          <IonIcon icon={list} aria-hidden="true" />
          <IonLabel>List</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="map">
          <IonIcon icon={map} aria-hidden="true" />
          <IonLabel>Map</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonSegment className="ion-margin-top" value="list" aria-label="View, icons at the start">
        <IonSegmentButton value="list" layout="icon-start">
          <IonIcon icon={list} aria-hidden="true" />
          <IonLabel>List</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="map" layout="icon-start">
          <IonIcon icon={map} aria-hidden="true" />
          <IonLabel>Map</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonSegment className="ion-margin-top" value="list" aria-label="View, icons only">
        <IonSegmentButton value="list" aria-label="List">
          <IonIcon icon={list} aria-hidden="true" />
        </IonSegmentButton>
        <IonSegmentButton value="map" aria-label="Map">
          <IonIcon icon={map} aria-hidden="true" />
        </IonSegmentButton>
      </IonSegment>
    </>
  );
}
