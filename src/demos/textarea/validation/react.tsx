import { IonTextarea } from '@ionic/react';
import { useState } from 'react';

export default function Example() {
  const [report, setReport] = useState('');
  const [touched, setTouched] = useState(false);
  const valid = report.trim().length >= 20;

  return (
    <IonTextarea
      className={`${valid ? 'ion-valid' : 'ion-invalid'} ${touched ? 'ion-touched' : ''}`}
      label="What happened?"
      labelPlacement="stacked"
      helperText="What you did, and what you saw"
      errorText="Please write at least 20 characters"
      rows={3}
      value={report}
      onIonInput={(event) => setReport(event.detail.value ?? '')}
      onIonBlur={() => setTouched(true)}
    />
  );
}
