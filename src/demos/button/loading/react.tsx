import { IonButton, IonSpinner } from '@ionic/react';
import { useState } from 'react';

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
      <IonButton
        disabled={saving}
        aria-label={saving ? 'Saving' : undefined}
        onClick={() => void save()}
      >
        {saving ? <IonSpinner name="dots" aria-hidden="true" /> : 'Save'}
      </IonButton>
      <p role="status">{status}</p>
    </div>
  );
}
