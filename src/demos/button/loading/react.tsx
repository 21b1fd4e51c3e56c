import { IonButton, IonSpinner } from '@ionic/react';
import { useState } from 'react';

const css = `
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export default function Example() {
  const [saving, setSaving] = useState(false);
  const [status, setStatus] = useState('');

  async function save() {
    setSaving(true);
    setStatus('Saving …');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    setSaving(false);
    setStatus('Saved.');
  }

  return (
    <div className="ion-text-center">
      <style>{css}</style>
      <IonButton disabled={saving} onClick={() => void save()}>
        {saving ? (
          <>
            <span className="hidden">Saving</span>
            <IonSpinner name="dots" aria-hidden="true" />
          </>
        ) : (
          'Save'
        )}
      </IonButton>
      <p role="status">{status}</p>
    </div>
  );
}
