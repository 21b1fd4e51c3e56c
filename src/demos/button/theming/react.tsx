import { IonButton } from '@ionic/react';

const styles = `
  .gradient {
    --background: linear-gradient(90deg, #6d28d9, #be185d);
    --background-hover: #ffffff;
    --background-hover-opacity: 0.15;
    --border-radius: 999px;
    --color: #ffffff;
    --padding-start: 28px;
    --padding-end: 28px;
    letter-spacing: 0;
    text-transform: none;
  }

  .outlined {
    --border-color: var(--ion-color-tertiary);
    --border-width: 3px;
    --color: var(--ion-text-color, #000000);
  }
`;

export default function Example() {
  return (
    <>
      <style>{styles}</style>
      <div className="ion-text-center">
        <IonButton color="success">Success</IonButton>
        <IonButton color="warning">Warning</IonButton>
        <IonButton color="danger" fill="outline">
          Danger
        </IonButton>
      </div>
      <div className="ion-text-center">
        <IonButton className="gradient">Gradient</IonButton>
        <IonButton className="outlined" fill="outline">
          Thick outline
        </IonButton>
      </div>
    </>
  );
}
