import { IonCard, IonCardHeader, IonCardSubtitle, IonCardTitle } from '@ionic/react';

const css = `
  ion-card svg {
    display: block;
    width: 100%;
    height: 200px;
  }

  ion-card-header {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
  }

  ion-card-header.md {
    background: var(--ion-background-color, #fff);
    opacity: 0.9;
  }
`;

export default function Example() {
  return (
    <IonCard>
      <style>{css}</style>
      <svg
        viewBox="0 0 320 150"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="A sailing boat in front of an island"
      >
        <path fill="#9fd3e8" d="M0 0h320v150H0z" />
        <path fill="#3f7d4f" d="M170 84c30-42 96-42 150 0z" />
        <path fill="#1f6f8f" d="M0 80h320v70H0z" />
        <path fill="#fff7e6" d="M92 30v62h44z" />
        <path fill="#a63d2f" d="M70 96h84l-16 18H84z" />
      </svg>
      <IonCardHeader translucent>
        <IonCardTitle>Island tour</IonCardTitle>
        <IonCardSubtitle>Two hours</IonCardSubtitle>
      </IonCardHeader>
    </IonCard>
  );
}
