import {
  Component,
  inject,
  signal,
  viewChild,
  type AfterViewInit,
  type ElementRef,
  type OnDestroy,
} from '@angular/core';
import {
  AnimationController,
  GestureController,
  IonButton,
  type Animation,
  type Gesture,
} from '@ionic/angular/standalone';

const distance = 192;

@Component({
  selector: 'app-example',
  imports: [IonButton],
  template: `
    <div class="track" [class.open]="open()">
      <div #knob class="knob"></div>
    </div>
    <div class="ion-text-center ion-margin-top">
      <ion-button fill="clear" (click)="toggle()">Move without dragging</ion-button>
    </div>
  `,
  styles: `
    .track {
      width: 248px;
      margin: 0 auto;
      padding: 4px;
      border-radius: 32px;
      background: var(--ion-color-light);
    }

    .track.open {
      background: var(--ion-color-success);
    }

    .knob {
      width: 48px;
      height: 48px;
      border-radius: 50%;
      background: var(--ion-color-primary);
      cursor: grab;
      touch-action: pan-y;
    }
  `,
})
export class ExampleComponent implements AfterViewInit, OnDestroy {
  readonly open = signal(false);
  private readonly knob = viewChild.required<ElementRef<HTMLElement>>('knob');
  private readonly animations = inject(AnimationController);
  private readonly gestures = inject(GestureController);
  private animation!: Animation;
  private gesture!: Gesture;

  ngAfterViewInit() {
    const el = this.knob().nativeElement;
    this.animation = this.animations
      .create()
      .addElement(el)
      .duration(300)
      .fromTo('transform', 'translateX(0)', `translateX(${distance}px)`);
    this.gesture = this.gestures.create(
      {
        el,
        gestureName: 'slide',
        threshold: 0,
        onStart: () => this.start(),
        onMove: ({ deltaX }) => {
          this.animation.progressStep(this.progress(deltaX));
        },
        onEnd: ({ deltaX }) => this.finish(this.progress(deltaX) > 0.5, this.progress(deltaX)),
      },
      true,
    );
    this.gesture.enable();
  }

  ngOnDestroy() {
    this.gesture.destroy();
    this.animation.destroy();
  }

  toggle() {
    this.start();
    this.finish(!this.open(), this.open() ? 1 : 0);
  }

  private start() {
    this.animation.progressStart(true, this.open() ? 1 : 0);
  }

  private progress(deltaX: number) {
    return Math.min(Math.max((this.open() ? 1 : 0) + deltaX / distance, 0), 1);
  }

  private finish(open: boolean, from: number) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.open.set(open);
    this.gesture.enable(false);
    this.animation
      .onFinish(() => this.gesture.enable(), { oneTimeCallback: true })
      .progressEnd(open ? 1 : 0, from, still ? 0 : undefined);
  }
}
