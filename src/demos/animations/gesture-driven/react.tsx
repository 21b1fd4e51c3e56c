import { createAnimation, createGesture, IonButton, type Gesture } from '@ionic/react';
import { useEffect, useRef, useState } from 'react';

const distance = 192;

const styles = `
  .track {
    width: 248px;
    margin: 0 auto;
    padding: 4px;
    border-radius: 32px;
    background: var(--ion-color-light);
  }

  .track.open {
    background: var(--ion-color-success);
  }

  .knob {
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: var(--ion-color-primary);
    cursor: grab;
    touch-action: pan-y;
  }
`;

export default function Example() {
  const knob = useRef<HTMLDivElement>(null);
  const toggle = useRef(() => {});
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const el = knob.current!;
    let isOpen = false;
    const animation = createAnimation()
      .addElement(el)
      .duration(300)
      .fromTo('transform', 'translateX(0)', `translateX(${distance}px)`);

    function start() {
      animation.progressStart(true, isOpen ? 1 : 0);
    }

    function progress(deltaX: number) {
      return Math.min(Math.max((isOpen ? 1 : 0) + deltaX / distance, 0), 1);
    }

    function finish(toOpen: boolean, from: number) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      isOpen = toOpen;
      setOpen(toOpen);
      gesture.enable(false);
      animation
        .onFinish(() => gesture.enable(), { oneTimeCallback: true })
        .progressEnd(toOpen ? 1 : 0, from, still ? 0 : undefined);
    }

    const gesture: Gesture = createGesture({
      el,
      gestureName: 'slide',
      threshold: 0,
      onStart: start,
      onMove: ({ deltaX }) => {
        animation.progressStep(progress(deltaX));
      },
      onEnd: ({ deltaX }) => finish(progress(deltaX) > 0.5, progress(deltaX)),
    });
    gesture.enable();

    toggle.current = () => {
      start();
      finish(!isOpen, isOpen ? 1 : 0);
    };

    return () => {
      gesture.destroy();
      animation.destroy();
    };
  }, []);

  return (
    <>
      <style>{styles}</style>
      <div className={open ? 'track open' : 'track'}>
        <div ref={knob} className="knob" />
      </div>
      <div className="ion-text-center ion-margin-top">
        <IonButton fill="clear" onClick={() => toggle.current()}>
          Move without dragging
        </IonButton>
      </div>
    </>
  );
}
