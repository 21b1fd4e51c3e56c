import {
  createGesture,
  IonItem,
  IonLabel,
  IonList,
  IonText,
  type GestureDetail,
} from '@ionic/react';
import { useEffect, useRef, useState } from 'react';

const styles = `
  .pad {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 96px;
    border: 4px solid var(--ion-color-light);
    border-radius: 12px;
    background: var(--ion-color-light);
    color: var(--ion-color-light-contrast);
    cursor: grab;
    -webkit-user-select: none;
    user-select: none;
    touch-action: pan-y;
  }

  .pad.left {
    border-left-color: var(--ion-color-primary);
  }

  .pad.right {
    border-right-color: var(--ion-color-primary);
  }
`;

export default function Example() {
  const pad = useRef<HTMLDivElement>(null);
  const [reported, setReported] = useState({ callback: 'none yet', delta: 0, velocity: '0.00' });
  const [side, setSide] = useState('');

  useEffect(() => {
    function show(callback: string, { deltaX, velocityX }: GestureDetail) {
      setReported({ callback, delta: Math.round(deltaX), velocity: velocityX.toFixed(2) });
    }

    const gesture = createGesture({
      el: pad.current!,
      gestureName: 'pad',
      onStart: (detail) => show('onStart', detail),
      onMove: (detail) => show('onMove', detail),
      onEnd: (detail) => {
        show('onEnd', detail);
        setSide(detail.deltaX < 0 ? 'left' : 'right');
      },
    });
    gesture.enable();
    return () => gesture.destroy();
  }, []);

  return (
    <>
      <style>{styles}</style>
      <div ref={pad} className={`pad ${side}`}>
        Drag sideways
      </div>
      <IonList>
        <IonItem>
          <IonLabel>deltaX</IonLabel>
          <IonText slot="end">{reported.delta} px</IonText>
        </IonItem>
        <IonItem>
          <IonLabel>velocityX</IonLabel>
          <IonText slot="end">{reported.velocity} px/ms</IonText>
        </IonItem>
        <IonItem lines="none">
          <IonLabel>Callback</IonLabel>
          <IonText slot="end">{reported.callback}</IonText>
        </IonItem>
      </IonList>
    </>
  );
}
