import { IonActionSheet, IonButton, IonContent } from '@ionic/react';

const buttons = [
  { text: 'Play next' },
  { text: 'Add to library' },
  { text: 'Remove', role: 'destructive' },
  { text: 'Cancel', role: 'cancel' },
];

const styles = `
  ion-action-sheet.night-sheet {
    --background: #16324f;
    --button-background: #16324f;
    --button-background-activated: #2a4d70;
    --button-background-activated-opacity: 1;
    --button-background-hover: #ffffff;
    --button-background-hover-opacity: 0.12;
    --button-color: #ffffff;
    --color: #dbe7f3;
    --backdrop-opacity: 0.6;
  }

  ion-action-sheet.night-sheet .action-sheet-destructive {
    --button-color: #ffb4ab;
    --button-color-activated: #ffb4ab;
    --button-color-hover: #ffb4ab;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{styles}</style>
      <IonButton id="actions" expand="block">
        Playlist actions
      </IonButton>
      <IonActionSheet
        trigger="actions"
        header="Evening playlist"
        cssClass="night-sheet"
        buttons={buttons}
      />
    </IonContent>
  );
}
