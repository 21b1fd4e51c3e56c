import { Component, ElementRef, inject, signal, viewChild, type OnDestroy } from '@angular/core';
import {
  AnimationController,
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardTitle,
  IonItem,
  IonList,
  IonToggle,
  type Animation,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonCard,
    IonCardContent,
    IonCardHeader,
    IonCardTitle,
    IonItem,
    IonList,
    IonToggle,
  ],
  template: `
    <ion-card #notice>
      <ion-card-header>
        <ion-card-title>Saved</ion-card-title>
      </ion-card-header>
      <ion-card-content role="status">{{ message() }}</ion-card-content>
    </ion-card>
    <ion-list>
      <ion-item lines="none">
        <ion-toggle [checked]="still()" (ionChange)="still.set($event.detail.checked)">
          Reduce motion
        </ion-toggle>
      </ion-item>
    </ion-list>
    <ion-button expand="block" (click)="show()">Show</ion-button>
  `,
})
export class ExampleComponent implements OnDestroy {
  readonly message = signal('Press the button.');
  readonly still = signal(false);
  private readonly notice = viewChild.required('notice', { read: ElementRef });
  private readonly animations = inject(AnimationController);
  private readonly preference = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly follow = () => this.still.set(this.preference.matches);
  private animation?: Animation;

  constructor() {
    this.follow();
    this.preference.addEventListener('change', this.follow);
  }

  ngOnDestroy() {
    this.preference.removeEventListener('change', this.follow);
    this.animation?.destroy();
  }

  async show() {
    const still = this.still();
    this.animation?.destroy();
    this.animation = this.animations
      .create()
      .addElement(this.notice().nativeElement)
      .fromTo('opacity', '0', '1');
    if (still) {
      this.animation.duration(200);
    } else {
      this.animation
        .duration(500)
        .easing('cubic-bezier(0.2, 0.9, 0.3, 1.2)')
        .fromTo('transform', 'translateY(-60px) rotate(-4deg)', 'none');
    }
    await this.animation.play();
    this.message.set(still ? 'It faded in.' : 'It dropped in.');
  }
}
