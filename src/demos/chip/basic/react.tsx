import { IonAvatar, IonChip, IonIcon, IonLabel } from '@ionic/react';
import { leaf } from 'ionicons/icons';

const initial = {
  display: 'grid',
  placeItems: 'center',
  background: 'var(--ion-color-primary)',
  color: 'var(--ion-color-primary-contrast)',
  fontSize: 12,
};

export default function Example() {
  return (
    <div className="ion-text-center">
      <IonChip>
        <IonLabel>Plain</IonLabel>
      </IonChip>
      <IonChip color="success">
        <IonIcon icon={leaf} aria-hidden="true" />
        <IonLabel>Organic</IonLabel>
      </IonChip>
      <IonChip>
        <IonAvatar aria-hidden="true" style={initial}>
          M
        </IonAvatar>
        <IonLabel>Mia</IonLabel>
      </IonChip>
      <IonChip outline>
        <IonLabel>Outline</IonLabel>
      </IonChip>
      <IonChip outline color="tertiary">
        <IonLabel>Outline, colored</IonLabel>
      </IonChip>
      <IonChip disabled>
        <IonLabel>Disabled</IonLabel>
      </IonChip>
    </div>
  );
}
