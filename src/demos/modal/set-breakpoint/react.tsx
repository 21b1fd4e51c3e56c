import { IonButton, IonContent, IonModal } from '@ionic/react';
import { useRef, useState } from 'react';

const breakpoints = [0, 0.4, 1];

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);
  const [breakpoint, setBreakpoint] = useState(0.4);

  async function toggle() {
    const current = await modal.current?.getCurrentBreakpoint();
    await modal.current?.setCurrentBreakpoint(current === 1 ? 0.4 : 1);
  }

  return (
    <IonContent className="ion-padding">
      <IonButton id="open-route" expand="block">
        Show the route
      </IonButton>
      <IonModal
        ref={modal}
        trigger="open-route"
        aria-label="Route"
        breakpoints={breakpoints}
        initialBreakpoint={0.4}
        onWillPresent={() => setBreakpoint(0.4)}
        onIonBreakpointDidChange={({ detail }) => setBreakpoint(detail.breakpoint)}
      >
        <IonContent className="ion-padding">
          <IonButton expand="block" onClick={() => void toggle()}>
            {breakpoint === 1 ? 'Show less' : 'Show all stops'}
          </IonButton>
          <IonButton expand="block" fill="clear" onClick={() => void modal.current?.dismiss()}>
            Close
          </IonButton>
          <p>Harbor, Old Town, University, Zoo, Stadium, Airport.</p>
        </IonContent>
      </IonModal>
    </IonContent>
  );
}
