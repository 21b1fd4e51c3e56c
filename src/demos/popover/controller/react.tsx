import { IonButton, IonContent, useIonPopover } from '@ionic/react';

function Tip() {
  return <p className="ion-padding-horizontal">Drag an entry to move it.</p>;
}

export default function Example() {
  const [present] = useIonPopover(Tip);

  return (
    <IonContent className="ion-padding">
      <IonButton
        onClick={(event) =>
          present({
            event: event.nativeEvent,
            htmlAttributes: { role: 'dialog', 'aria-label': 'Tip' },
          })
        }
      >
        Tip
      </IonButton>
    </IonContent>
  );
}
