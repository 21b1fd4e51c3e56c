import { IonItem, IonLabel, IonList, IonReorder, IonReorderGroup } from '@ionic/react';

const css = `
  .songs ion-reorder::part(icon) {
    color: #7c3aed;
    font-size: 28px;
    opacity: 1;
  }

  .songs .reorder-selected {
    --background: #ede9fe;
    --color: #4c1d95;
    opacity: 1;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonList>
        <IonReorderGroup
          className="songs"
          disabled={false}
          onIonItemReorder={({ detail }) => detail.complete()}
        >
          <IonItem>
            <IonLabel>Opening song</IonLabel>
            <IonReorder slot="end" />
          </IonItem>
          <IonItem>
            <IonLabel>Waltz</IonLabel>
            <IonReorder slot="end" />
          </IonItem>
          <IonItem>
            <IonLabel>Lullaby</IonLabel>
            <IonReorder slot="end" />
          </IonItem>
        </IonReorderGroup>
      </IonList>
    </>
  );
}
