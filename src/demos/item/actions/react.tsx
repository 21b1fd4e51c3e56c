import { IonButton, IonIcon, IonItem, IonLabel, IonList } from '@ionic/react';
import { ellipsisVertical, heart, heartOutline } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [liked, setLiked] = useState(false);

  return (
    <IonList>
      <IonItem>
        <IonLabel>
          <h2>Lake path</h2>
          <p>One hour</p>
        </IonLabel>
        <IonButton
          slot="end"
          fill="clear"
          aria-label="Like the lake path"
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        >
          <IonIcon slot="icon-only" icon={liked ? heart : heartOutline} aria-hidden="true" />
        </IonButton>
        <IonButton slot="end" fill="clear" aria-label="More about the lake path">
          <IonIcon slot="icon-only" icon={ellipsisVertical} aria-hidden="true" />
        </IonButton>
      </IonItem>
    </IonList>
  );
}
