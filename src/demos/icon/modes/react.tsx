import { IonIcon } from '@ionic/react';
import { send, shareOutline, shareSocialSharp, timeOutline } from 'ionicons/icons';

const css = `
  .icons {
    display: flex;
    gap: 24px;
    margin: 8px 16px;
    font-size: 48px;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <div className="icons">
        <IonIcon ios={shareOutline} md={shareSocialSharp} aria-label="Share" />
        <IonIcon icon={send} flipRtl aria-label="Send" />
        <IonIcon icon={timeOutline} flipRtl={false} aria-label="Later" />
      </div>
      <div className="icons" dir="rtl">
        <IonIcon ios={shareOutline} md={shareSocialSharp} aria-label="Share" />
        <IonIcon icon={send} flipRtl aria-label="Send" />
        <IonIcon icon={timeOutline} flipRtl={false} aria-label="Later" />
      </div>
    </>
  );
}
