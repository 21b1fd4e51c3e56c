import { IonAvatar, IonItem, IonLabel } from '@ionic/react';

const css = `
  ion-avatar.square {
    --border-radius: 12px;
  }

  .initial {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    background: var(--ion-color-tertiary);
    color: var(--ion-color-tertiary-contrast);
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonItem lines="none">
        <IonAvatar slot="start" className="square" aria-hidden="true">
          <span className="initial">A</span>
        </IonAvatar>
        <IonLabel>Aiko</IonLabel>
      </IonItem>
    </>
  );
}
