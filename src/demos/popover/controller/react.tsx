import { IonButton, IonContent, useIonPopover } from '@ionic/react';

function Tip({ text }: { text: string }) {
  return <p className="ion-padding-horizontal">{text}</p>;
}

export default function Example() {
  const [present] = useIonPopover(Tip, { text: 'Drag an entry to move it.' });

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
