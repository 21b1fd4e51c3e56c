import {
  createGesture,
  IonButton,
  IonCard,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonItem,
  IonList,
  IonToggle,
} from '@ionic/react';
import { useEffect, useRef, useState } from 'react';

const tips = ['Water the plants', 'Close the windows', 'Leave the key'];

const styles = `
  ion-card {
    cursor: grab;
    -webkit-user-select: none;
    user-select: none;
    touch-action: pan-y;
    transition: transform 200ms ease-out;
  }

  ion-card.held {
    cursor: grabbing;
    transition: none;
  }

  @media (prefers-reduced-motion: reduce) {
    ion-card {
      transition: none;
    }
  }
`;

function inRange(index: number) {
  return Math.min(Math.max(index, 0), tips.length - 1);
}

export default function Example() {
  const card = useRef<HTMLIonCardElement>(null);
  const [at, setAt] = useState(0);
  const [locked, setLocked] = useState(false);
  const [offset, setOffset] = useState<number>();

  useEffect(() => {
    const gesture = createGesture({
      el: card.current!,
      gestureName: 'swipe',
      canStart: () => !locked,
      onStart: () => setOffset(0),
      onMove: ({ deltaX }) => setOffset(deltaX),
      onEnd: ({ deltaX, velocityX }) => {
        setOffset(undefined);
        if (Math.abs(deltaX) > 80 || Math.abs(velocityX) > 0.5) {
          setAt((index) => inRange(index - Math.sign(deltaX)));
        }
      },
    });
    gesture.enable();
    return () => gesture.destroy();
  }, [locked]);

  return (
    <>
      <style>{styles}</style>
      <IonCard
        ref={card}
        className={offset === undefined ? '' : 'held'}
        style={offset === undefined ? undefined : { transform: `translateX(${offset}px)` }}
      >
        <IonCardHeader>
          <IonCardSubtitle>
            {at + 1} of {tips.length}
          </IonCardSubtitle>
          <IonCardTitle>{tips[at]}</IonCardTitle>
        </IonCardHeader>
      </IonCard>
      <div className="ion-text-center">
        <IonButton fill="clear" disabled={at === 0} onClick={() => setAt(inRange(at - 1))}>
          Previous
        </IonButton>
        <IonButton
          fill="clear"
          disabled={at === tips.length - 1}
          onClick={() => setAt(inRange(at + 1))}
        >
          Next
        </IonButton>
      </div>
      <IonList>
        <IonItem lines="none">
          <IonToggle checked={locked} onIonChange={({ detail }) => setLocked(detail.checked)}>
            Lock swiping
          </IonToggle>
        </IonItem>
      </IonList>
    </>
  );
}
