import { IonBadge, IonButton, IonIcon, IonItem, IonLabel, IonList } from '@ionic/react';
import { mailOpenOutline } from 'ionicons/icons';
import { useState } from 'react';

const styles = `
  .with-badge {
    display: inline-block;
    position: relative;
  }

  .with-badge ion-badge {
    position: absolute;
    top: -4px;
    inset-inline-end: -6px;
    pointer-events: none;
  }
`;

export default function Example() {
  const [unread, setUnread] = useState(12);

  return (
    <>
      <style>{styles}</style>
      <IonList>
        <IonItem>
          <IonLabel>Inbox</IonLabel>
          {unread > 0 && <IonBadge slot="end">{unread}</IonBadge>}
        </IonItem>
        <IonItem>
          <IonLabel>Drafts</IonLabel>
          <IonBadge slot="end" color="medium">
            3
          </IonBadge>
        </IonItem>
      </IonList>
      <div className="ion-text-center ion-margin-top">
        <span className="with-badge">
          <IonButton
            disabled={unread === 0}
            aria-label="Mark all as read"
            onClick={() => setUnread(0)}
          >
            <IonIcon slot="icon-only" icon={mailOpenOutline} aria-hidden="true" />
          </IonButton>
          {unread > 0 && (
            <IonBadge color="danger" aria-hidden="true">
              {unread}
            </IonBadge>
          )}
        </span>
      </div>
    </>
  );
}
