import { createAnimation, IonButton, IonContent, IonPopover, IonToast } from '@ionic/react';

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

function fade(baseEl: HTMLElement) {
  const root = baseEl.shadowRoot!;
  const backdrop = createAnimation()
    .addElement(root.querySelector('ion-backdrop')!)
    .fromTo('opacity', '0', 'var(--backdrop-opacity)');
  const wrapper = createAnimation()
    .addElement(root.querySelector('.popover-wrapper')!)
    .fromTo('opacity', '0', '1');
  return createAnimation()
    .addElement(baseEl)
    .duration(250)
    .easing('ease-out')
    .addAnimation([backdrop, wrapper]);
}

function unfold(baseEl: HTMLElement, { trigger }: { trigger: HTMLElement }) {
  const { bottom, left } = trigger.getBoundingClientRect();
  const box = createAnimation()
    .addElement(baseEl.shadowRoot!.querySelector('.popover-content')!)
    .beforeStyles({ top: `${bottom}px`, left: `${left}px`, 'transform-origin': '0 0' })
    .fromTo('transform', still ? 'none' : 'scaleY(0)', 'none');
  return fade(baseEl).addAnimation(box);
}

function fold(baseEl: HTMLElement) {
  return fade(baseEl).direction('reverse');
}

function rise(baseEl: HTMLElement, { bottom }: { bottom: string }) {
  const from = still ? bottom : '100%';
  const wrapper = createAnimation()
    .addElement(baseEl.shadowRoot!.querySelector('.toast-wrapper')!)
    .fromTo('opacity', '0', '1')
    .fromTo('transform', `translateY(${from})`, `translateY(${bottom})`);
  return createAnimation()
    .addElement(baseEl)
    .duration(500)
    .easing('cubic-bezier(0.3, 1.6, 0.6, 1)')
    .addAnimation(wrapper);
}

function sink(baseEl: HTMLElement, position: { bottom: string }) {
  return rise(baseEl, position).direction('reverse');
}

export default function Example() {
  return (
    <IonContent className="ion-padding">
      <IonButton id="help">Popover</IonButton>
      <IonButton id="save">Toast</IonButton>
      <IonPopover
        trigger="help"
        arrow={false}
        role="dialog"
        aria-label="Help"
        enterAnimation={unfold}
        leaveAnimation={fold}
      >
        <p className="ion-padding-horizontal">Hold a photo to select it.</p>
      </IonPopover>
      <IonToast
        trigger="save"
        message="Saved."
        duration={5000}
        enterAnimation={rise}
        leaveAnimation={sink}
      />
    </IonContent>
  );
}
