import { Component, signal } from '@angular/core';
import { IonButton, IonIcon, IonRippleEffect, IonText } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { notificationsOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon, IonRippleEffect, IonText],
  template: `
    <div #tile class="tile ion-text-center">
      <ion-icon name="notifications-outline" aria-hidden="true" />
      <ion-ripple-effect #ripple />
    </div>
    <ion-button expand="block" fill="clear" (click)="ring(tile, ripple)">Ring the bell</ion-button>
    <p class="ion-text-center">
      <ion-text [color]="rings() > 0 ? 'primary' : undefined">Rings: {{ rings() }}</ion-text>
    </p>
  `,
  styles: `
    .tile {
      position: relative;
      padding: 28px;
      border: 1px solid currentColor;
      border-radius: 16px;
      overflow: hidden;
      font-size: 32px;
    }
  `,
})
export class ExampleComponent {
  readonly rings = signal(0);

  constructor() {
    addIcons({ notificationsOutline });
  }

  async ring(tile: HTMLElement, ripple: IonRippleEffect) {
    this.rings.update((rings) => rings + 1);
    const { left, top, width, height } = tile.getBoundingClientRect();
    const fade = await ripple.addRipple(left + width / 2, top + height / 2);
    setTimeout(fade, 300);
  }
}
