import {
  createAnimation,
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardTitle,
  IonItem,
  IonList,
  IonToggle,
  type Animation,
} from '@ionic/react';
import { useEffect, useRef, useState } from 'react';

const preference = matchMedia('(prefers-reduced-motion: reduce)');

export default function Example() {
  const notice = useRef<HTMLIonCardElement>(null);
  const animation = useRef<Animation | null>(null);
  const [still, setStill] = useState(preference.matches);
  const [message, setMessage] = useState('Press the button.');

  useEffect(() => {
    const follow = () => setStill(preference.matches);
    preference.addEventListener('change', follow);
    return () => {
      preference.removeEventListener('change', follow);
      animation.current?.destroy();
    };
  }, []);

  async function show() {
    animation.current?.destroy();
    const created = createAnimation().addElement(notice.current!).fromTo('opacity', '0', '1');
    if (still) {
      created.duration(200);
    } else {
      created
        .duration(500)
        .easing('cubic-bezier(0.2, 0.9, 0.3, 1.2)')
        .fromTo('transform', 'translateY(-60px) rotate(-4deg)', 'none');
    }
    animation.current = created;
    await created.play();
    setMessage(still ? 'It faded in.' : 'It dropped in.');
  }

  return (
    <>
      <IonCard ref={notice}>
        <IonCardHeader>
          <IonCardTitle>Saved</IonCardTitle>
        </IonCardHeader>
        <IonCardContent role="status">{message}</IonCardContent>
      </IonCard>
      <IonList>
        <IonItem lines="none">
          <IonToggle checked={still} onIonChange={({ detail }) => setStill(detail.checked)}>
            Reduce motion
          </IonToggle>
        </IonItem>
      </IonList>
      <IonButton expand="block" onClick={show}>
        Show
      </IonButton>
    </>
  );
}
