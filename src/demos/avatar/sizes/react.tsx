import { IonAvatar, IonChip, IonItem, IonLabel, IonList } from '@ionic/react';

const css = `
  .small {
    width: 32px;
    height: 32px;
  }

  .large {
    width: 96px;
    height: 96px;
    font-size: 40px;
  }

  .row {
    display: flex;
    align-items: center;
    justify-content: space-evenly;
    margin-top: 16px;
  }

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

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonItem>
          <IonAvatar slot="start" aria-hidden="true">
            <span className="initial">K</span>
          </IonAvatar>
          <IonLabel>Kim, in an item</IonLabel>
          <IonChip slot="end">
            <IonAvatar aria-hidden="true">
              <span className="initial">A</span>
            </IonAvatar>
            <IonLabel>Aiko</IonLabel>
          </IonChip>
        </IonItem>
      </IonList>
      <div className="row">
        <IonAvatar className="small" aria-label="Kim" role="img">
          <span className="initial">K</span>
        </IonAvatar>
        <IonAvatar aria-label="Aiko" role="img">
          <span className="initial">A</span>
        </IonAvatar>
        <IonAvatar className="large" aria-label="Noor" role="img">
          <span className="initial">N</span>
        </IonAvatar>
      </div>
    </>
  );
}
