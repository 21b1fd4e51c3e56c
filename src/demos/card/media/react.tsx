import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonIcon,
} from '@ionic/react';
import { bookmark, bookmarkOutline } from 'ionicons/icons';
import { useState } from 'react';

const picture = { display: 'block', width: '100%', height: 160 };

export default function Example() {
  const [saved, setSaved] = useState(false);

  return (
    <IonCard>
      <svg
        viewBox="0 0 320 150"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="Hills behind a lake at sunset"
        style={picture}
      >
        <path fill="#fbbf8f" d="M0 0h320v150H0z" />
        <circle cx="230" cy="62" r="26" fill="#fff3d6" />
        <path fill="#8c6a8e" d="M0 88 70 44l58 40 62-46 130 60v52H0z" />
        <path fill="#47547c" d="M0 104c60-22 100 8 160 0s100-20 160-4v50H0z" />
        <path fill="#2f7fa1" d="M0 122h320v28H0z" />
      </svg>
      <IonCardHeader>
        <IonCardTitle>Lake shore</IonCardTitle>
        <IonCardSubtitle>Two hours</IonCardSubtitle>
      </IonCardHeader>
      <IonCardContent>
        The path leads through reeds, so bring shoes that may get wet.
      </IonCardContent>
      <IonButton fill="clear" aria-pressed={saved} onClick={() => setSaved(!saved)}>
        <IonIcon slot="start" icon={saved ? bookmark : bookmarkOutline} aria-hidden="true" />
        Save
      </IonButton>
    </IonCard>
  );
}
