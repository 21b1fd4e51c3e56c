import { IonButton, IonIcon, IonRippleEffect, IonText } from '@ionic/react';
import { notificationsOutline } from 'ionicons/icons';
import { useRef, useState } from 'react';

const css = `
  .tile {
    position: relative;
    padding: 28px;
    border: 1px solid currentColor;
    border-radius: 16px;
    overflow: hidden;
    font-size: 32px;
  }
`;

export default function Example() {
  const tile = useRef<HTMLDivElement>(null);
  const ripple = useRef<HTMLIonRippleEffectElement>(null);
  const [rings, setRings] = useState(0);

  async function ring() {
    setRings(rings + 1);
    if (!tile.current || !ripple.current) return;
    const { left, top, width, height } = tile.current.getBoundingClientRect();
    const fade = await ripple.current.addRipple(left + width / 2, top + height / 2);
    setTimeout(fade, 300);
  }

  return (
    <>
      <style>{css}</style>
      <div ref={tile} className="tile ion-text-center">
        <IonIcon icon={notificationsOutline} aria-hidden="true" />
        <IonRippleEffect ref={ripple} />
      </div>
      <IonButton expand="block" fill="clear" onClick={ring}>
        Ring the bell
      </IonButton>
      <p className="ion-text-center">
        <IonText color={rings > 0 ? 'primary' : undefined}>Rings: {rings}</IonText>
      </p>
    </>
  );
}
