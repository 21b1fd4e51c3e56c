import { Component, inject, viewChild } from '@angular/core';
import {
  AnimationController,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonModal, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Tickets</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-button id="open-modal" expand="block">Show the ticket</ion-button>
      <ion-modal
        trigger="open-modal"
        aria-label="Ticket"
        [enterAnimation]="enter"
        [leaveAnimation]="leave"
      >
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Ticket</ion-title>
              <ion-buttons slot="end">
                <ion-button (click)="modal().dismiss()">Close</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <p>Ferry, Saturday, 9:20</p>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly modal = viewChild.required(IonModal);
  private readonly animations = inject(AnimationController);

  readonly enter = (baseEl: HTMLElement) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const root = baseEl.shadowRoot!;
    const backdrop = this.animations
      .create()
      .addElement(root.querySelector('ion-backdrop')!)
      .fromTo('opacity', '0', 'var(--backdrop-opacity)');
    const wrapper = this.animations
      .create()
      .addElement(root.querySelector('.modal-wrapper')!)
      .beforeStyles({ 'transform-origin': '50% 0' })
      .fromTo('opacity', '0.01', '1')
      .fromTo('transform', still ? 'none' : 'scale(0.6)', 'none');
    return this.animations
      .create()
      .addElement(baseEl)
      .duration(250)
      .easing('ease-out')
      .addAnimation([backdrop, wrapper]);
  };

  readonly leave = (baseEl: HTMLElement) => this.enter(baseEl).direction('reverse');
}
