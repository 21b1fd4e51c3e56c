import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuButton,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';

const css = `
  ion-menu-button {
    --color: #7c3aed;
    --background: rgb(124 58 237 / 12%);
    --background-hover: #7c3aed;
    --background-hover-opacity: 0.2;
    --border-radius: 8px;
    --padding-start: 12px;
    --padding-end: 12px;
  }

  ion-menu-button::part(icon) {
    font-size: 28px;
  }

  ion-menu-button::part(native) {
    border: 1px solid #7c3aed;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonMenu contentId="main" aria-label="Places">
        <IonContent>
          <IonList>
            <IonItem>
              <IonLabel>Museums</IonLabel>
            </IonItem>
            <IonItem>
              <IonLabel>Parks</IonLabel>
            </IonItem>
          </IonList>
        </IonContent>
      </IonMenu>
      <IonPage id="main">
        <IonHeader>
          <IonToolbar>
            <IonButtons slot="start">
              <IonMenuButton />
            </IonButtons>
            <IonTitle>Guide</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent />
      </IonPage>
    </>
  );
}
