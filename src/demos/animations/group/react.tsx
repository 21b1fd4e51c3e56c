import {
  createAnimation,
  IonButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  type Animation,
} from '@ionic/react';
import { cloudy, rainy, sunny } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';

const day = [
  { icon: sunny, color: 'warning', text: 'Morning: sun' },
  { icon: cloudy, color: 'medium', text: 'Noon: clouds' },
  { icon: rainy, color: 'primary', text: 'Evening: rain' },
];

export default function Example() {
  const list = useRef<HTMLIonListElement>(null);
  const group = useRef<Animation | null>(null);
  const [played, setPlayed] = useState(false);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const items = Array.from(list.current!.querySelectorAll('ion-item'), (item, index) =>
      createAnimation()
        .addElement(item)
        .delay(still ? 0 : index * 120)
        .fromTo('opacity', '0', '1')
        .fromTo('transform', still ? 'none' : 'translateY(24px)', 'none'),
    );
    const created = createAnimation().duration(400).easing('ease-out').addAnimation(items);
    group.current = created;
    return () => created.destroy();
  }, []);

  async function play() {
    await group.current?.play();
    setPlayed(true);
  }

  return (
    <>
      <IonList ref={list}>
        {day.map(({ icon, color, text }) => (
          <IonItem key={text} lines="none">
            <IonIcon slot="start" icon={icon} color={color} aria-hidden="true" />
            <IonLabel>{text}</IonLabel>
          </IonItem>
        ))}
      </IonList>
      <div className="ion-text-center ion-margin-top">
        <IonButton fill={played ? 'outline' : 'solid'} onClick={play}>
          {played ? 'Play again' : 'Play'}
        </IonButton>
      </div>
    </>
  );
}
