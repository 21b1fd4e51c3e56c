import { IonItem, IonLabel, IonThumbnail } from '@ionic/react';

const css = `
  ion-thumbnail.round {
    --size: 72px;
    --border-radius: 16px;
  }

  ion-thumbnail.round svg {
    display: block;
    border-radius: inherit;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonItem lines="none">
        <IonThumbnail slot="start" className="round ion-margin-vertical">
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <rect width="48" height="48" fill="#bfe3f5" />
            <path d="M0 48 16 18l10 16 7-9 15 23z" fill="#3d6b8c" />
          </svg>
        </IonThumbnail>
        <IonLabel>Ridge path</IonLabel>
      </IonItem>
    </>
  );
}
