import { IonItem, IonLabel, IonList, IonThumbnail } from '@ionic/react';

const css = `
  ion-thumbnail {
    --size: 44px;
    --border-radius: 10px;
    overflow: hidden;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonItem button>
          <IonThumbnail slot="start">
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <rect width="48" height="48" fill="#bfe3f5" />
              <path d="M0 48 16 18l10 16 7-9 15 23z" fill="#3d6b8c" />
            </svg>
          </IonThumbnail>
          <IonLabel>
            <h2>Ridge path</h2>
            <p>Half a day</p>
          </IonLabel>
        </IonItem>
        <IonItem button>
          <IonThumbnail slot="start">
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <rect width="48" height="48" fill="#ffe2b8" />
              <circle cx="24" cy="26" r="11" fill="#e8833a" />
              <path d="M0 30h48v18H0z" fill="#2b7a8c" />
            </svg>
          </IonThumbnail>
          <IonLabel>
            <h2>Bay at sunset</h2>
            <p>Two hours</p>
          </IonLabel>
        </IonItem>
        <IonItem button>
          <IonThumbnail slot="start">
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <rect width="48" height="48" fill="#d7ecc4" />
              <path
                d="M14 42V26L6 26 16 8l10 18h-8v16zM32 42V30h-6l8-14 8 14h-6v12z"
                fill="#3f7d3a"
              />
            </svg>
          </IonThumbnail>
          <IonLabel>
            <h2>Pine forest</h2>
            <p>One hour</p>
          </IonLabel>
        </IonItem>
      </IonList>
    </>
  );
}
