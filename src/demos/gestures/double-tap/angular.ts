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
  IonButton,
  IonCard,
  IonIcon,
  IonItem,
  IonLabel,
  type Gesture,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { heart, heartOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonCard, IonIcon, IonItem, IonLabel],
  template: `
    <ion-card>
      <svg
        #picture
        class="picture"
        viewBox="0 0 320 140"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width="320" height="140" fill="#9cc9f0" />
        <circle cx="250" cy="40" r="18" fill="#ffd84d" />
        <path d="M0 140 90 50l60 60 50-40 120 70Z" fill="#3f7d5a" />
      </svg>
      <ion-item lines="none">
        <ion-label>Tap the picture twice</ion-label>
        <ion-button slot="end" fill="clear" (click)="like()">
          <ion-icon
            slot="icon-only"
            [name]="liked() ? 'heart' : 'heart-outline'"
            [color]="liked() ? 'danger' : undefined"
            [attr.aria-label]="liked() ? 'Unlike' : 'Like'"
          />
        </ion-button>
      </ion-item>
    </ion-card>
  `,
  styles: `
    ion-card {
      cursor: pointer;
      -webkit-user-select: none;
      user-select: none;
      touch-action: manipulation;
    }

    .picture {
      display: block;
      width: 100%;
      height: 140px;
    }
  `,
})
export class ExampleComponent implements AfterViewInit, OnDestroy {
  readonly liked = signal(false);
  private readonly picture = viewChild.required<ElementRef<SVGElement>>('picture');
  private readonly gestures = inject(GestureController);
  private gesture?: Gesture;
  private lastTap = -Infinity;

  constructor() {
    addIcons({ heart, heartOutline });
  }

  ngAfterViewInit() {
    this.gesture = this.gestures.create(
      {
        el: this.picture().nativeElement,
        gestureName: 'double-tap',
        threshold: 0,
        onStart: ({ currentTime }) => {
          if (currentTime - this.lastTap < 400) {
            this.like();
            this.lastTap = -Infinity;
          } else {
            this.lastTap = currentTime;
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

  like() {
    this.liked.update((liked) => !liked);
  }
}
