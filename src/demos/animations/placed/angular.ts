import { Component, inject } from '@angular/core';
import {
  AnimationController,
  IonButton,
  IonContent,
  IonPopover,
  IonToast,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonPopover, IonToast],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="help">Popover</ion-button>
      <ion-button id="save">Toast</ion-button>
      <ion-popover
        trigger="help"
        role="dialog"
        aria-label="Help"
        [arrow]="false"
        [enterAnimation]="unfold"
        [leaveAnimation]="fold"
      >
        <ng-template>
          <p class="ion-padding-horizontal">Hold a photo to select it.</p>
        </ng-template>
      </ion-popover>
      <ion-toast
        trigger="save"
        message="Saved."
        [duration]="5000"
        [enterAnimation]="rise"
        [leaveAnimation]="sink"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly animations = inject(AnimationController);
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches;

  readonly unfold = (baseEl: HTMLElement, { trigger }: { trigger: HTMLElement }) => {
    const { bottom, left } = trigger.getBoundingClientRect();
    const box = this.animations
      .create()
      .addElement(baseEl.shadowRoot!.querySelector('.popover-content')!)
      .beforeStyles({ top: `${bottom}px`, left: `${left}px`, 'transform-origin': '0 0' })
      .fromTo('transform', this.still ? 'none' : 'scaleY(0)', 'none');
    return this.fade(baseEl).addAnimation(box);
  };

  readonly fold = (baseEl: HTMLElement) => this.fade(baseEl).direction('reverse');

  readonly rise = (baseEl: HTMLElement, { bottom }: { bottom: string }) => {
    const from = this.still ? bottom : '100%';
    const wrapper = this.animations
      .create()
      .addElement(baseEl.shadowRoot!.querySelector('.toast-wrapper')!)
      .fromTo('opacity', '0', '1')
      .fromTo('transform', `translateY(${from})`, `translateY(${bottom})`);
    return this.animations
      .create()
      .addElement(baseEl)
      .duration(500)
      .easing('cubic-bezier(0.3, 1.6, 0.6, 1)')
      .addAnimation(wrapper);
  };

  readonly sink = (baseEl: HTMLElement, position: { bottom: string }) =>
    this.rise(baseEl, position).direction('reverse');

  private fade(baseEl: HTMLElement) {
    const root = baseEl.shadowRoot!;
    const backdrop = this.animations
      .create()
      .addElement(root.querySelector('ion-backdrop')!)
      .fromTo('opacity', '0', 'var(--backdrop-opacity)');
    const wrapper = this.animations
      .create()
      .addElement(root.querySelector('.popover-wrapper')!)
      .fromTo('opacity', '0', '1');
    return this.animations
      .create()
      .addElement(baseEl)
      .duration(250)
      .easing('ease-out')
      .addAnimation([backdrop, wrapper]);
  }
}
