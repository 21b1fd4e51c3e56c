import {
  Component,
  inject,
  signal,
  viewChild,
  type AfterViewInit,
  type ElementRef,
  type OnDestroy,
} from '@angular/core';
import { AnimationController, IonButton, type Animation } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton],
  template: `
    <div class="track">
      <div #square class="square" [class.ended]="state() === 'Ended'"></div>
    </div>
    <div class="ion-text-center">
      <ion-button (click)="play()">Play</ion-button>
      <ion-button fill="outline" (click)="pause()">Pause</ion-button>
      <ion-button fill="outline" (click)="stop()">Stop</ion-button>
    </div>
    <p class="ion-text-center" role="status">{{ state() }}</p>
  `,
  styles: `
    .track {
      width: 208px;
      margin: 0 auto 16px;
      border-bottom: 2px solid var(--ion-color-medium);
    }

    .square {
      width: 48px;
      height: 48px;
      border-radius: 8px;
      background: var(--ion-color-primary);
    }

    .square.ended {
      background: var(--ion-color-success);
    }
  `,
})
export class ExampleComponent implements AfterViewInit, OnDestroy {
  readonly state = signal('Ready');
  private readonly square = viewChild.required<ElementRef<HTMLElement>>('square');
  private readonly animations = inject(AnimationController);
  private animation?: Animation;

  ngAfterViewInit() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.animation = this.animations
      .create()
      .addElement(this.square().nativeElement)
      .duration(still ? 0 : 1200)
      .easing('ease-in-out')
      .fromTo('transform', 'translateX(0)', 'translateX(160px)')
      .fromTo('opacity', '1', '0.4');
  }

  ngOnDestroy() {
    this.animation?.destroy();
  }

  async play() {
    this.state.set('Playing');
    await this.animation?.play();
    if (this.state() === 'Playing') this.state.set('Ended');
  }

  pause() {
    this.state.set('Paused');
    this.animation?.pause();
  }

  stop() {
    this.state.set('Stopped');
    this.animation?.stop();
  }
}
