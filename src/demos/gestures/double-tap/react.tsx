import { createGesture, IonButton, IonCard, IonIcon, IonItem, IonLabel } from '@ionic/react';
import { heart, heartOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';

const styles = `
  ion-card {
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
    touch-action: manipulation;
  }

  .picture {
    display: block;
    width: 100%;
    height: 140px;
  }
`;

export default function Example() {
  const picture = useRef<SVGSVGElement>(null);
  const [liked, setLiked] = useState(false);

  useEffect(() => {
    let lastTap = -Infinity;
    const gesture = createGesture({
      el: picture.current!,
      gestureName: 'double-tap',
      threshold: 0,
      onStart: ({ currentTime }) => {
        if (currentTime - lastTap < 400) {
          setLiked((now) => !now);
          lastTap = -Infinity;
        } else {
          lastTap = currentTime;
        }
      },
    });
    gesture.enable();
    return () => gesture.destroy();
  }, []);

  return (
    <>
      <style>{styles}</style>
      <IonCard>
        <svg
          ref={picture}
          className="picture"
          viewBox="0 0 320 140"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <rect width="320" height="140" fill="#9cc9f0" />
          <circle cx="250" cy="40" r="18" fill="#ffd84d" />
          <path d="M0 140 90 50l60 60 50-40 120 70Z" fill="#3f7d5a" />
        </svg>
        <IonItem lines="none">
          <IonLabel>Tap the picture twice</IonLabel>
          <IonButton slot="end" fill="clear" onClick={() => setLiked(!liked)}>
            <IonIcon
              slot="icon-only"
              icon={liked ? heart : heartOutline}
              color={liked ? 'danger' : undefined}
              aria-label={liked ? 'Unlike' : 'Like'}
            />
          </IonButton>
        </IonItem>
      </IonCard>
    </>
  );
}
