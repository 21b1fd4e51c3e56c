import { IonAlert, IonButton, IonContent } from '@ionic/react';

const message = 'Monday to Friday: 9 to 18\nSaturday: 10 to 14\nSunday: closed';
const buttons = ['Close'];

const styles = `
  ion-alert.hours-alert {
    --background: var(--ion-color-tertiary);
    --max-width: 300px;
    --width: 90%;
    --backdrop-opacity: 0.6;
  }

  ion-alert.hours-alert .alert-title,
  ion-alert.hours-alert .alert-message,
  ion-alert.hours-alert .alert-button {
    color: var(--ion-color-tertiary-contrast);
  }

  ion-alert.hours-alert .alert-message {
    text-align: start;
    white-space: pre-line;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{styles}</style>
      <IonButton id="hours" expand="block">
        Opening hours
      </IonButton>
      <IonAlert
        trigger="hours"
        header="Opening hours"
        cssClass="hours-alert"
        message={message}
        buttons={buttons}
      />
    </IonContent>
  );
}
