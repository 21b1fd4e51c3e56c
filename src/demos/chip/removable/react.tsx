import { IonButton, IonChip, IonIcon, IonLabel } from '@ionic/react';
import { close } from 'ionicons/icons';
import { useState } from 'react';

export default function Example() {
  const [tags, setTags] = useState(['Vegetarian', 'Quick', 'For two']);

  return (
    <div className="ion-text-center">
      {tags.map((tag) => (
        <IonChip key={tag}>
          <IonLabel>{tag}</IonLabel>
          <IonButton
            fill="clear"
            size="small"
            aria-label={`Remove ${tag}`}
            onClick={() => setTags((current) => current.filter((other) => other !== tag))}
          >
            <IonIcon slot="icon-only" icon={close} aria-hidden="true" />
          </IonButton>
        </IonChip>
      ))}
    </div>
  );
}
