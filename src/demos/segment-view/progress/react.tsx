import {
  IonLabel,
  IonProgressBar,
  IonSegment,
  IonSegmentButton,
  IonSegmentContent,
  IonSegmentView,
} from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-segment-view {
    height: 120px;
  }
`;

export default function Example() {
  const [step, setStep] = useState('cart');
  const [ratio, setRatio] = useState(0);

  return (
    <>
      <style>{css}</style>
      <IonSegment
        aria-label="Step"
        value={step}
        onIonChange={(event) => setStep(String(event.detail.value))}
      >
        <IonSegmentButton value="cart" contentId="cart">
          <IonLabel>Cart</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="address" contentId="address">
          <IonLabel>Address</IonLabel>
        </IonSegmentButton>
        <IonSegmentButton value="pay" contentId="pay">
          <IonLabel>Pay</IonLabel>
        </IonSegmentButton>
      </IonSegment>
      <IonProgressBar aria-label="Progress" value={ratio} />
      <IonSegmentView onIonSegmentViewScroll={(event) => setRatio(event.detail.scrollRatio)}>
        <IonSegmentContent id="cart">
          <p>Two books and a map.</p>
        </IonSegmentContent>
        <IonSegmentContent id="address">
          <p>Where should we send them?</p>
        </IonSegmentContent>
        <IonSegmentContent id="pay">
          <p>Card or bank transfer.</p>
        </IonSegmentContent>
      </IonSegmentView>
    </>
  );
}
