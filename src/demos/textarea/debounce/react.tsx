import { IonNote, IonTextarea } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [saved, setSaved] = useState<string>();

  return (
    <>
      <IonTextarea
        label="Diary"
        labelPlacement="stacked"
        placeholder="What happened today?"
        rows={3}
        debounce={800}
        onIonInput={({ detail }) => setSaved(detail.value ?? '')}
      />
      <p>
        <IonNote role="status" color={saved === undefined ? undefined : 'primary'}>
          {saved === undefined ? 'No draft yet.' : `Saved with ${saved.length} characters.`}
        </IonNote>
      </p>
    </>
  );
}
