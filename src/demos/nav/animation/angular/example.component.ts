import { Component, inject } from '@angular/core';
import { AnimationController, IonNav } from '@ionic/angular/standalone';
import { ShelfPage } from './shelf.page';

interface Transition {
  direction: 'forward' | 'back';
  enteringEl: HTMLElement;
  leavingEl: HTMLElement;
}

@Component({
  selector: 'app-example',
  imports: [IonNav],
  template: '<ion-nav [root]="root" [animation]="grow" />',
})
export class ExampleComponent {
  readonly root = ShelfPage;
  private readonly animations = inject(AnimationController);

  readonly grow = (_navEl: HTMLElement, { direction, enteringEl, leavingEl }: Transition) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isBack = direction === 'back';
    const page = this.animations
      .create()
      .addElement(isBack ? leavingEl : enteringEl)
      .fromTo('opacity', '0', '1')
      .fromTo('transform', still ? 'none' : 'scale(0.8)', 'none')
      .direction(isBack ? 'reverse' : 'normal');
    return this.animations
      .create()
      .addElement(enteringEl)
      .beforeRemoveClass('ion-page-invisible')
      .duration(300)
      .easing('ease-out')
      .addAnimation(page);
  };
}
