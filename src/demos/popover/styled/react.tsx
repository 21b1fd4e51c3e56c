import { IonButton, IonContent, IonPopover } from '@ionic/react';

const css = `
  ion-popover.tip {
    --width: 220px;
    --background: #4c1d95;
    --backdrop-opacity: 0.5;
    --offset-y: 8px;
  }

  ion-popover.tip::part(content) {
    border-radius: 16px;
    color: #fff;
  }

  ion-popover.tip::part(arrow) {
    filter: drop-shadow(0 0 2px #fff);
  }

  ion-popover.tip::part(backdrop) {
    background: #4c1d95;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <style>{css}</style>
      <IonButton id="tip">Tip</IonButton>
      <IonPopover className="tip" role="dialog" aria-label="Tip" trigger="tip" alignment="start">
        <p className="ion-padding">Drag an entry to move it.</p>
      </IonPopover>
    </IonContent>
  );
}
