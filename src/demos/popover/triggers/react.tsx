import { IonButton, IonContent, IonPopover } from '@ionic/react';

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonButton id="by-click" expand="block">
        Click
      </IonButton>
      <IonButton id="by-hover" expand="block" fill="outline">
        Hover
      </IonButton>
      <IonButton id="by-context" expand="block" fill="outline">
        Right-click or long press
      </IonButton>

      <IonPopover role="dialog" aria-label="Click" trigger="by-click" size="cover">
        <p className="ion-padding-horizontal">As wide as its button.</p>
      </IonPopover>
      <IonPopover
        role="dialog"
        aria-label="Hover"
        trigger="by-hover"
        triggerAction="hover"
        showBackdrop={false}
      >
        <p className="ion-padding-horizontal">Opened by the pointer.</p>
      </IonPopover>
      <IonPopover
        role="dialog"
        aria-label="Right-click or long press"
        trigger="by-context"
        triggerAction="context-menu"
        reference="event"
      >
        <p className="ion-padding-horizontal">Opened where you pressed.</p>
      </IonPopover>
    </IonContent>
  );
}
