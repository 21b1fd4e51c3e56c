import { IonButton, IonContent, IonToast, type ToastButton } from '@ionic/react';

const css = `
  ion-toast.garden::part(container) {
    padding-inline: 8px;
    border-inline-start: 6px solid #65a30d;
  }

  ion-toast.garden::part(message) {
    font-style: italic;
  }

  ion-toast.garden::part(button) {
    color: inherit;
    font-weight: 700;
  }

  ion-toast.garden::part(cancel) {
    text-decoration: underline;
  }
`;

const buttons: ToastButton[] = [
  { text: 'Remind me', role: 'remind' },
  { text: 'Close', role: 'cancel' },
];

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="water" expand="block">
        Water the plants
      </IonButton>
      <IonToast
        className="garden"
        trigger="water"
        message="Next time in two days."
        buttons={buttons}
      />
    </IonContent>
  );
}
