import { IonItem, IonSkeletonText, IonToggle } from '@ionic/react';
import { useState } from 'react';

const widths = ['100%', '100%', '92%', '55%'];

export default function Example() {
  const [animated, setAnimated] = useState(false);

  return (
    <>
      <div aria-hidden="true">
        <h2>
          <IonSkeletonText animated={animated} style={{ width: '40%', height: '1em' }} />
        </h2>
        <p>
          {widths.map((width, index) => (
            <IonSkeletonText key={index} animated={animated} style={{ width }} />
          ))}
        </p>
      </div>
      <IonItem lines="none">
        <IonToggle checked={animated} onIonChange={({ detail }) => setAnimated(detail.checked)}>
          Animated
        </IonToggle>
      </IonItem>
    </>
  );
}
