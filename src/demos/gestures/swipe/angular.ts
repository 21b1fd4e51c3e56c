import {
  Component,
  ElementRef,
  inject,
  signal,
  viewChild,
  type AfterViewInit,
  type OnDestroy,
} from '@angular/core';
import {
  GestureController,
  IonButton,
  IonCard,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonItem,
  IonList,
  IonToggle,
  type Gesture,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonCard,
    IonCardHeader,
    IonCardSubtitle,
    IonCardTitle,
    IonItem,
    IonList,
    IonToggle,
  ],
  template: `
    <ion-card
      #card
      [class.held]="held()"
      [style.transform]="held() ? 'translateX(' + offset() + 'px)' : null"
    >
      <ion-card-header>
        <ion-card-subtitle>{{ at() + 1 }} of {{ tips.length }}</ion-card-subtitle>
        <ion-card-title>{{ tips[at()] }}</ion-card-title>
      </ion-card-header>
    </ion-card>
    <div class="ion-text-center">
      <ion-button fill="clear" [disabled]="at() === 0" (click)="show(at() - 1)">
        Previous
      </ion-button>
      <ion-button fill="clear" [disabled]="at() === tips.length - 1" (click)="show(at() + 1)">
        Next
      </ion-button>
    </div>
    <ion-list>
      <ion-item lines="none">
        <ion-toggle (ionChange)="locked.set($event.detail.checked)">Lock swiping</ion-toggle>
      </ion-item>
    </ion-list>
  `,
  styles: `
    ion-card {
      cursor: grab;
      -webkit-user-select: none;
      user-select: none;
      touch-action: pan-y;
      transition: transform 200ms ease-out;
    }

    ion-card.held {
      cursor: grabbing;
      transition: none;
    }

    @media (prefers-reduced-motion: reduce) {
      ion-card {
        transition: none;
      }
    }
  `,
})
export class ExampleComponent implements AfterViewInit, OnDestroy {
  readonly tips = ['Water the plants', 'Close the windows', 'Leave the key'];
  readonly at = signal(0);
  readonly held = signal(false);
  readonly locked = signal(false);
  readonly offset = signal(0);
  private readonly card = viewChild.required('card', { read: ElementRef });
  private readonly gestures = inject(GestureController);
  private gesture?: Gesture;

  ngAfterViewInit() {
    this.gesture = this.gestures.create(
      {
        el: this.card().nativeElement,
        gestureName: 'swipe',
        canStart: () => !this.locked(),
        onStart: () => this.held.set(true),
        onMove: ({ deltaX }) => this.offset.set(deltaX),
        onEnd: ({ deltaX, velocityX }) => {
          this.held.set(false);
          this.offset.set(0);
          if (Math.abs(deltaX) > 80 || Math.abs(velocityX) > 0.5) {
            this.show(this.at() - Math.sign(deltaX));
          }
        },
      },
      true,
    );
    this.gesture.enable();
  }

  ngOnDestroy() {
    this.gesture?.destroy();
  }

  show(index: number) {
    this.at.set(Math.min(Math.max(index, 0), this.tips.length - 1));
  }
}
