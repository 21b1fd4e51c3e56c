import {
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
} from '@ionic/react';

const styles = `
  .outlined {
    --background: transparent;
    border: 2px solid var(--ion-color-tertiary);
    border-radius: 20px;
    box-shadow: none;
  }
`;

export default function Example() {
  return (
    <>
      <style>{styles}</style>
      <IonCard color="tertiary">
        <IonCardHeader>
          <IonCardTitle>A color of the palette</IonCardTitle>
          <IonCardSubtitle>color=&quot;tertiary&quot;</IonCardSubtitle>
        </IonCardHeader>
        <IonCardContent>Title, subtitle and text take the contrast color.</IonCardContent>
      </IonCard>
      <IonCard className="outlined">
        <IonCardHeader>
          <IonCardTitle>Flat with a border</IonCardTitle>
          <IonCardSubtitle>CSS on the host</IonCardSubtitle>
        </IonCardHeader>
        <IonCardContent>Without a shadow, and with larger corners.</IonCardContent>
      </IonCard>
    </>
  );
}
