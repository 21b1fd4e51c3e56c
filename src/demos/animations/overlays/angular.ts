import { Component, inject } from '@angular/core';
import {
  AnimationController,
  IonActionSheet,
  IonAlert,
  IonButton,
  IonContent,
  IonLoading,
} from '@ionic/angular/standalone';

const boxes = '.alert-wrapper, .action-sheet-wrapper, .loading-wrapper';

@Component({
  selector: 'app-example',
  imports: [IonActionSheet, IonAlert, IonButton, IonContent, IonLoading],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="ask" expand="block">Alert</ion-button>
      <ion-button id="choose" expand="block">Action sheet</ion-button>
      <ion-button id="wait" expand="block">Loading</ion-button>
      <ion-alert
        trigger="ask"
        header="Delete the photo?"
        [buttons]="['Cancel', 'Delete']"
        [enterAnimation]="enter"
        [leaveAnimation]="leave"
      />
      <ion-action-sheet
        trigger="choose"
        header="Photo"
        [buttons]="['Share', 'Delete', 'Cancel']"
        [enterAnimation]="enter"
        [leaveAnimation]="leave"
      />
      <ion-loading
        trigger="wait"
        message="Uploading…"
        [duration]="1500"
        [enterAnimation]="enter"
        [leaveAnimation]="leave"
      />
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly animations = inject(AnimationController);

  readonly enter = (baseEl: HTMLElement) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const backdrop = this.animations
      .create()
      .addElement(baseEl.querySelector('ion-backdrop')!)
      .fromTo('opacity', '0', 'var(--backdrop-opacity)');
    const box = this.animations
      .create()
      .addElement(baseEl.querySelector(boxes)!)
      .beforeStyles({ 'transform-origin': '50% 100%' })
      .fromTo('opacity', '0', '1')
      .fromTo('transform', still ? 'none' : 'perspective(600px) rotateX(-50deg)', 'none');
    return this.animations
      .create()
      .addElement(baseEl)
      .duration(300)
      .easing('ease-out')
      .addAnimation([backdrop, box]);
  };

  readonly leave = (baseEl: HTMLElement) => this.enter(baseEl).direction('reverse');
}
