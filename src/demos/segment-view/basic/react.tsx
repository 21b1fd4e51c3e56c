import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPage,
  IonSegment,
  IonSegmentButton,
  IonSegmentContent,
  IonSegmentView,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

export default function Example() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Tomato soup</IonTitle>
        </IonToolbar>
        <IonToolbar>
          <IonSegment value="needs" aria-label="Part of the recipe">
            <IonSegmentButton value="needs" contentId="needs">
              <IonLabel>Ingredients</IonLabel>
            </IonSegmentButton>
            <IonSegmentButton value="method" contentId="method">
              <IonLabel>Method</IonLabel>
            </IonSegmentButton>
          </IonSegment>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonSegmentView>
          <IonSegmentContent id="needs">
            <IonList lines="none">
              <IonItem>
                <IonLabel>800 g tomatoes</IonLabel>
              </IonItem>
              <IonItem>
                <IonLabel>2 onions</IonLabel>
              </IonItem>
              <IonItem>
                <IonLabel>500 ml stock</IonLabel>
              </IonItem>
            </IonList>
          </IonSegmentContent>
          <IonSegmentContent id="method">
            <div className="ion-padding">
              <h2>Thirty minutes</h2>
              <p>Soften the onions, add the tomatoes and the stock, simmer and blend.</p>
            </div>
          </IonSegmentContent>
        </IonSegmentView>
      </IonContent>
    </IonPage>
  );
}
