import {
  createAnimation,
  IonActionSheet,
  IonAlert,
  IonButton,
  IonContent,
  IonLoading,
} from '@ionic/react';

const boxes = '.alert-wrapper, .action-sheet-wrapper, .loading-wrapper';

function enter(baseEl: HTMLElement) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const backdrop = createAnimation()
    .addElement(baseEl.querySelector('ion-backdrop')!)
    .fromTo('opacity', '0', 'var(--backdrop-opacity)');
  const box = createAnimation()
    .addElement(baseEl.querySelector(boxes)!)
    .beforeStyles({ 'transform-origin': '50% 100%' })
    .fromTo('opacity', '0', '1')
    .fromTo('transform', still ? 'none' : 'perspective(600px) rotateX(-50deg)', 'none');
  return createAnimation()
    .addElement(baseEl)
    .duration(300)
    .easing('ease-out')
    .addAnimation([backdrop, box]);
}

function leave(baseEl: HTMLElement) {
  return enter(baseEl).direction('reverse');
}

const motion = { enterAnimation: enter, leaveAnimation: leave };

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonButton id="ask" expand="block">
        Alert
      </IonButton>
      <IonButton id="choose" expand="block">
        Action sheet
      </IonButton>
      <IonButton id="wait" expand="block">
        Loading
      </IonButton>
      <IonAlert
        trigger="ask"
        header="Delete the photo?"
        buttons={['Cancel', 'Delete']}
        {...motion}
      />
      <IonActionSheet
        trigger="choose"
        header="Photo"
        buttons={['Share', 'Delete', 'Cancel']}
        {...motion}
      />
      <IonLoading trigger="wait" message="Uploading…" duration={1500} {...motion} />
    </IonContent>
  );
}
