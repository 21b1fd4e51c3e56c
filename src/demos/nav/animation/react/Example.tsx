import { createAnimation, IonNav } from '@ionic/react';
import { ShelfPage } from './ShelfPage';

const root = () => <ShelfPage />;

interface Transition {
  direction: 'forward' | 'back';
  enteringEl: HTMLElement;
  leavingEl: HTMLElement;
}

function grow(_navEl: HTMLElement, { direction, enteringEl, leavingEl }: Transition) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isBack = direction === 'back';
  const page = createAnimation()
    .addElement(isBack ? leavingEl : enteringEl)
    .fromTo('opacity', '0', '1')
    .fromTo('transform', still ? 'none' : 'scale(0.8)', 'none')
    .direction(isBack ? 'reverse' : 'normal');
  return createAnimation()
    .addElement(enteringEl)
    .beforeRemoveClass('ion-page-invisible')
    .duration(300)
    .easing('ease-out')
    .addAnimation(page);
}

export default function Example() {
  return <IonNav root={root} animation={grow} />;
}
