import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [rating, setRating] = useState<string>();

  return (
    <>
      <IonRadioGroup
        aria-label="Minimum rating"
        allowEmptySelection
        value={rating}
        onIonChange={(event) => setRating(event.detail.value)}
      >
        <IonList>
          <IonItem>
            <IonRadio value="4" justify="space-between">
              Four stars or more
            </IonRadio>
          </IonItem>
          <IonItem>
            <IonRadio value="3" justify="space-between">
              Three stars or more
            </IonRadio>
          </IonItem>
        </IonList>
      </IonRadioGroup>
      <p>{rating ? `${rating} stars or more` : 'All ratings'}</p>
    </>
  );
}
