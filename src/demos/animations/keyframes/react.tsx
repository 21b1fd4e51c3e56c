import { createAnimation, IonButton, IonIcon, type Animation } from '@ionic/react';
import { notifications } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';

const swing = [
  { offset: 0, transform: 'rotate(0)' },
  { offset: 0.2, transform: 'rotate(24deg)' },
  { offset: 0.4, transform: 'rotate(-18deg)' },
  { offset: 0.6, transform: 'rotate(12deg)' },
  { offset: 0.8, transform: 'rotate(-6deg)' },
  { offset: 1, transform: 'rotate(0)' },
];
const blink = [
  { offset: 0, opacity: '1' },
  { offset: 0.5, opacity: '0.4' },
  { offset: 1, opacity: '1' },
];

const styles = `
  .bell {
    transform-origin: 50% 0;
  }

  [role='status'] {
    min-height: 1.5em;
  }
`;

export default function Example() {
  const icon = useRef<HTMLIonIconElement>(null);
  const bell = useRef<Animation | null>(null);
  const [rung, setRung] = useState(0);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = createAnimation()
      .addElement(icon.current!)
      .duration(700)
      .keyframes(still ? blink : swing);
    bell.current = created;
    return () => created.destroy();
  }, []);

  async function ring() {
    if (!bell.current || bell.current.isRunning()) return;
    await bell.current.play();
    setRung((count) => count + 1);
  }

  return (
    <div className="ion-text-center">
      <style>{styles}</style>
      <IonButton shape="round" size="large" aria-label="Ring the bell" onClick={ring}>
        <IonIcon
          ref={icon}
          className="bell"
          slot="icon-only"
          icon={notifications}
          aria-hidden="true"
        />
      </IonButton>
      <p role="status">{rung > 0 && `Times rung: ${rung}`}</p>
    </div>
  );
}
