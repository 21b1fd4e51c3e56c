import {
  IonAvatar,
  IonBadge,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonThumbnail,
  IonToggle,
} from '@ionic/react';
import { moon, wifi } from 'ionicons/icons';
import { useState } from 'react';

const initials = {
  display: 'grid',
  placeItems: 'center',
  background: 'var(--ion-color-primary)',
  color: 'var(--ion-color-primary-contrast, #fff)',
};

export default function Example() {
  const [read, setRead] = useState(false);

  return (
    <IonList>
      <IonItem button detail={false} onClick={() => setRead(true)}>
        <IonAvatar slot="start" style={initials} aria-hidden="true">
          M
        </IonAvatar>
        <IonLabel>
          <h2>Mira</h2>
          <p>The train is ten minutes late</p>
        </IonLabel>
        <IonBadge slot="end" color={read ? 'medium' : 'primary'}>
          {read ? 'Read' : 'New'}
        </IonBadge>
      </IonItem>
      <IonItem>
        <IonThumbnail slot="start">
          <svg viewBox="0 0 56 56" role="img" aria-label="Cover: a hill under a round sun">
            <rect width="56" height="56" rx="8" fill="#3880ff" />
            <circle cx="38" cy="18" r="8" fill="#ffd534" />
            <path d="M0 48 20 26l14 14 8-6 14 12v2a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="#1d3b6f" />
          </svg>
        </IonThumbnail>
        <IonLabel>
          <h2>Morning walk</h2>
          <p>Playlist, 14 songs</p>
        </IonLabel>
        <IonNote slot="end">52 min</IonNote>
      </IonItem>
      <IonItem>
        <IonIcon slot="start" icon={wifi} aria-hidden="true" />
        <IonLabel>Wi-Fi</IonLabel>
        <IonNote slot="end">Connected</IonNote>
      </IonItem>
      <IonItem lines="none">
        <IonIcon slot="start" icon={moon} aria-hidden="true" />
        <IonToggle>Dark appearance</IonToggle>
      </IonItem>
    </IonList>
  );
}
