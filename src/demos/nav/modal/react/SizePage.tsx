import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { ConfirmPage } from './ConfirmPage';

interface Props {
  onCancel: () => void;
  onPrint: () => void;
}

export function SizePage({ onCancel, onPrint }: Props) {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonButton onClick={onCancel}>Cancel</IonButton>
          </IonButtons>
          <IonTitle>Size</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <p>Up to five kilograms.</p>
        <IonNavLink component={() => <ConfirmPage onPrint={onPrint} />}>
          <IonButton expand="block">Next</IonButton>
        </IonNavLink>
      </IonContent>
    </>
  );
}
