import { IonButton, IonContent, IonToast } from '@ionic/react';
import { checkmarkCircle } from 'ionicons/icons';

const css = `
  ion-toast.report {
    --background: #143d2b;
    --color: #e3f6ec;
    --button-color: #8ee3b4;
    --border-radius: 14px;
  }

  ion-toast.report::part(header) {
    font-size: 1.05em;
  }

  ion-toast.report::part(icon) {
    color: #8ee3b4;
  }
`;
const buttons = [
  { text: 'Open the folder', role: 'open' },
  { text: 'Close', role: 'cancel' },
];

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="export" expand="block">
        Export report
      </IonButton>
      <IonToast
        cssClass="report"
        trigger="export"
        icon={checkmarkCircle}
        header="Report ready"
        message="It is in your downloads."
        layout="stacked"
        buttons={buttons}
      />
    </IonContent>
  );
}
