import { IonAvatar, IonButton, IonItem, IonLabel, IonList } from '@ionic/react';
import { useState } from 'react';

const css = `
  .initial {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    background: var(--ion-color-tertiary);
    color: var(--ion-color-tertiary-contrast);
  }
`;

// A drawing in place of a file
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#fcd9b6" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="#7c4a2d"/><path fill="#166534" d="M6 40a14 14 0 0 1 28 0z"/></svg>`;

export default function Example() {
  const [src, setSrc] = useState(`data:image/svg+xml,${encodeURIComponent(picture)}`);
  const [failed, setFailed] = useState(false);

  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonItem>
          <IonAvatar slot="start" aria-hidden="true">
            {failed ? (
              <span className="initial">N</span>
            ) : (
              <img src={src} alt="" onError={() => setFailed(true)} />
            )}
          </IonAvatar>
          <IonLabel>Noor</IonLabel>
        </IonItem>
      </IonList>
      <div className="ion-text-center ion-margin-top">
        <IonButton size="small" fill="outline" onClick={() => setSrc('data:,')}>
          Remove the picture
        </IonButton>
      </div>
    </>
  );
}
