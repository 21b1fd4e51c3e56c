import { IonInputOtp } from '@ionic/react';
import { useRef, useState } from 'react';

export default function Example() {
  const otp = useRef<HTMLIonInputOtpElement>(null);
  const [code, setCode] = useState('');
  const [status, setStatus] = useState('');

  return (
    <>
      <p className="ion-text-center">Enter the code from the message.</p>
      <IonInputOtp
        ref={otp}
        length={6}
        size="small"
        separators="3"
        aria-label="Code from the message"
        value={code}
        onIonInput={({ detail }) => setCode(detail.value ?? '')}
        onIonComplete={({ detail }) => setStatus(`Checking ${detail.value} …`)}
      >
        <span>
          No message?{' '}
          <a
            href="#again"
            onClick={(event) => {
              event.preventDefault();
              setCode('');
              setStatus('Sent again.');
              void otp.current?.setFocus(0);
            }}
          >
            Send it again
          </a>
        </span>
      </IonInputOtp>
      <p className="ion-text-center">
        <output>{status}</output>
      </p>
    </>
  );
}
