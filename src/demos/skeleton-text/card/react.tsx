import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardTitle,
  IonSkeletonText,
} from '@ionic/react';
import { useState } from 'react';

const css = `
  .picture {
    display: block;
    width: 100%;
    height: 140px;
    margin: 0;
  }
`;

function Placeholder() {
  return (
    <IonCard aria-hidden="true">
      <IonSkeletonText className="picture" animated />
      <IonCardHeader>
        <IonCardTitle>
          <IonSkeletonText animated style={{ width: '60%' }} />
        </IonCardTitle>
      </IonCardHeader>
      <IonCardContent>
        <IonSkeletonText animated />
        <IonSkeletonText animated style={{ width: '80%' }} />
      </IonCardContent>
    </IonCard>
  );
}

function Walk() {
  return (
    <IonCard>
      <svg
        className="picture"
        viewBox="0 0 320 140"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="Hills by a lake"
      >
        <rect width="320" height="140" fill="#9fd3f5" />
        <path d="M0 90 80 40l60 40 50-30 130 50v40H0z" fill="#4f8a5b" />
        <rect y="110" width="320" height="30" fill="#3a76b0" />
      </svg>
      <IonCardHeader>
        <IonCardTitle>Lake path</IonCardTitle>
      </IonCardHeader>
      <IonCardContent>
        <p>Six kilometers around the water, with a bridge at either end.</p>
      </IonCardContent>
    </IonCard>
  );
}

export default function Example() {
  const [loaded, setLoaded] = useState(false);

  return (
    <>
      <style>{css}</style>
      {loaded ? <Walk /> : <Placeholder />}
      <div className="ion-text-center">
        <IonButton fill="outline" onClick={() => setLoaded(!loaded)}>
          {loaded ? 'Show the placeholder' : 'Show the card'}
        </IonButton>
      </div>
    </>
  );
}
