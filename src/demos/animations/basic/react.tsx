import { createAnimation, IonButton, type Animation } from '@ionic/react';
import { useEffect, useRef, useState } from 'react';

const styles = `
  .track {
    width: 208px;
    margin: 0 auto 16px;
    border-bottom: 2px solid var(--ion-color-medium);
  }

  .square {
    width: 48px;
    height: 48px;
    border-radius: 8px;
    background: var(--ion-color-primary);
  }

  .square.ended {
    background: var(--ion-color-success);
  }
`;

export default function Example() {
  const square = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation | null>(null);
  const [state, setState] = useState('Ready');

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = createAnimation()
      .addElement(square.current!)
      .duration(still ? 0 : 1200)
      .easing('ease-in-out')
      .fromTo('transform', 'translateX(0)', 'translateX(160px)')
      .fromTo('opacity', '1', '0.4');
    animation.current = created;
    return () => created.destroy();
  }, []);

  async function play() {
    setState('Playing');
    await animation.current?.play();
    setState((now) => (now === 'Playing' ? 'Ended' : now));
  }

  function pause() {
    setState('Paused');
    animation.current?.pause();
  }

  function stop() {
    setState('Stopped');
    animation.current?.stop();
  }

  return (
    <>
      <style>{styles}</style>
      <div className="track">
        <div ref={square} className={state === 'Ended' ? 'square ended' : 'square'} />
      </div>
      <div className="ion-text-center">
        <IonButton onClick={play}>Play</IonButton>
        <IonButton fill="outline" onClick={pause}>
          Pause
        </IonButton>
        <IonButton fill="outline" onClick={stop}>
          Stop
        </IonButton>
      </div>
      <p className="ion-text-center" role="status">
        {state}
      </p>
    </>
  );
}
