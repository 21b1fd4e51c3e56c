import { IonRange, IonText } from '@ionic/react';

export default function Example() {
  return (
    <IonRange min={1} max={10} value={4} labelPlacement="stacked">
      <div slot="label">
        Guests <IonText color="danger">(at least 3)</IonText>
      </div>
    </IonRange>
  );
}
