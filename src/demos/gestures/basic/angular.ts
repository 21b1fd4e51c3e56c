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
  GestureController,
  IonItem,
  IonLabel,
  IonList,
  IonText,
  type Gesture,
  type GestureDetail,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonItem, IonLabel, IonList, IonText],
  template: `
    <div #pad class="pad" [class.left]="side() < 0" [class.right]="side() > 0">Drag sideways</div>
    <ion-list>
      <ion-item>
        <ion-label>deltaX</ion-label>
        <ion-text slot="end">{{ delta() }} px</ion-text>
      </ion-item>
      <ion-item>
        <ion-label>velocityX</ion-label>
        <ion-text slot="end">{{ velocity() }} px/ms</ion-text>
      </ion-item>
      <ion-item lines="none">
        <ion-label>Callback</ion-label>
        <ion-text slot="end">{{ callback() }}</ion-text>
      </ion-item>
    </ion-list>
  `,
  styles: `
    .pad {
      display: flex;
      align-items: center;
      justify-content: center;
      height: 96px;
      border: 4px solid var(--ion-color-light);
      border-radius: 12px;
      background: var(--ion-color-light);
      color: var(--ion-color-light-contrast);
      cursor: grab;
      -webkit-user-select: none;
      user-select: none;
      touch-action: pan-y;
    }

    .pad.left {
      border-left-color: var(--ion-color-primary);
    }

    .pad.right {
      border-right-color: var(--ion-color-primary);
    }
  `,
})
export class ExampleComponent implements AfterViewInit, OnDestroy {
  readonly callback = signal('none yet');
  readonly delta = signal(0);
  readonly velocity = signal('0.00');
  readonly side = signal(0);
  private readonly pad = viewChild.required<ElementRef<HTMLElement>>('pad');
  private readonly gestures = inject(GestureController);
  private gesture?: Gesture;

  ngAfterViewInit() {
    // The second argument runs the callbacks where Angular notices changes
    this.gesture = this.gestures.create(
      {
        el: this.pad().nativeElement,
        gestureName: 'pad',
        onStart: (detail) => this.show('onStart', detail),
        onMove: (detail) => this.show('onMove', detail),
        onEnd: (detail) => {
          this.show('onEnd', detail);
          this.side.set(detail.deltaX);
        },
      },
      true,
    );
    this.gesture.enable();
  }

  ngOnDestroy() {
    this.gesture?.destroy();
  }

  private show(callback: string, { deltaX, velocityX }: GestureDetail) {
    this.callback.set(callback);
    this.delta.set(Math.round(deltaX));
    this.velocity.set(velocityX.toFixed(2));
  }
}
