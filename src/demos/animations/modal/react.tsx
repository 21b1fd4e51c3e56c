import {
  createAnimation,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useRef } from 'react';

function enter(baseEl: HTMLElement) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const root = baseEl.shadowRoot!;
  const backdrop = createAnimation()
    .addElement(root.querySelector('ion-backdrop')!)
    .fromTo('opacity', '0', 'var(--backdrop-opacity)');
  const wrapper = createAnimation()
    .addElement(root.querySelector('.modal-wrapper')!)
    .beforeStyles({ 'transform-origin': '50% 0' })
    .fromTo('opacity', '0.01', '1')
    .fromTo('transform', still ? 'none' : 'scale(0.6)', 'none');
  return createAnimation()
    .addElement(baseEl)
    .duration(250)
    .easing('ease-out')
    .addAnimation([backdrop, wrapper]);
}

function leave(baseEl: HTMLElement) {
  return enter(baseEl).direction('reverse');
}

export default function Example() {
  const modal = useRef<HTMLIonModalElement>(null);

  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Tickets</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent className="ion-padding">
        <IonButton id="open-modal" expand="block">
          Show the ticket
        </IonButton>
        <IonModal
          ref={modal}
          trigger="open-modal"
          aria-label="Ticket"
          enterAnimation={enter}
          leaveAnimation={leave}
        >
          <IonHeader>
            <IonToolbar>
              <IonTitle>Ticket</IonTitle>
              <IonButtons slot="end">
                <IonButton onClick={() => modal.current?.dismiss()}>Close</IonButton>
              </IonButtons>
            </IonToolbar>
          </IonHeader>
          <IonContent className="ion-padding">
            <p>Ferry, Saturday, 9:20</p>
          </IonContent>
        </IonModal>
      </IonContent>
    </IonPage>
  );
}
