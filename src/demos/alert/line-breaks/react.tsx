import { IonAlert, IonButton, IonContent } from '@ionic/react';

const css = `
  ion-alert.lines .alert-message {
    white-space: pre-line;
  }
`;

const message = [
  'Open on weekdays from 9 to 18.',
  'Open on Saturday from 10 to 14.',
  'Closed on Sunday.',
].join('\n');
const buttons = ['Close'];

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="hours" expand="block">
        Opening hours
      </IonButton>
      <IonAlert
        trigger="hours"
        header="Library"
        subHeader="Opening hours"
        cssClass="lines"
        message={message}
        buttons={buttons}
      />
    </IonContent>
  );
}
