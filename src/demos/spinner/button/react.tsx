import { IonButton, IonSpinner } from '@ionic/react';
import { useState } from 'react';

const css = `
  ion-spinner {
    width: 20px;
    height: 20px;
  }
`;

export default function Example() {
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(0);

  async function save() {
    setSaving(true);
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setSaving(false);
    setSaved((count) => count + 1);
  }

  let status = saved === 1 ? 'Saved once.' : `Saved ${saved} times.`;
  if (saved === 0) status = 'Not saved yet.';
  if (saving) status = 'Saving…';

  return (
    <>
      <style>{css}</style>
      <div className="ion-text-center">
        <IonButton disabled={saving} onClick={() => void save()}>
          {saving && <IonSpinner slot="start" name="lines-small" aria-hidden="true" />}
          <span>{saving ? 'Saving' : 'Save'}</span>
        </IonButton>
      </div>
      <p className="ion-text-center" role="status">
        {status}
      </p>
    </>
  );
}
