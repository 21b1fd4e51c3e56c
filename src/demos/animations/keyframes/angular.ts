import {
  Component,
  ElementRef,
  inject,
  signal,
  viewChild,
  type AfterViewInit,
  type OnDestroy,
} from '@angular/core';
import { AnimationController, IonButton, IonIcon, type Animation } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { notifications } from 'ionicons/icons';

const swing = [
  { offset: 0, transform: 'rotate(0)' },
  { offset: 0.2, transform: 'rotate(24deg)' },
  { offset: 0.4, transform: 'rotate(-18deg)' },
  { offset: 0.6, transform: 'rotate(12deg)' },
  { offset: 0.8, transform: 'rotate(-6deg)' },
  { offset: 1, transform: 'rotate(0)' },
];
const blink = [
  { offset: 0, opacity: '1' },
  { offset: 0.5, opacity: '0.4' },
  { offset: 1, opacity: '1' },
];

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon],
  template: `
    <div class="ion-text-center">
      <ion-button shape="round" size="large" aria-label="Ring the bell" (click)="ring()">
        <ion-icon #icon slot="icon-only" name="notifications" aria-hidden="true" />
      </ion-button>
      <p role="status">
        @if (rung()) {
          Times rung: {{ rung() }}
        }
      </p>
    </div>
  `,
  styles: `
    ion-icon {
      transform-origin: 50% 0;
    }

    [role='status'] {
      min-height: 1.5em;
    }
  `,
})
export class ExampleComponent implements AfterViewInit, OnDestroy {
  readonly rung = signal(0);
  private readonly icon = viewChild.required('icon', { read: ElementRef });
  private readonly animations = inject(AnimationController);
  private bell?: Animation;

  constructor() {
    addIcons({ notifications });
  }

  ngAfterViewInit() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.bell = this.animations
      .create()
      .addElement(this.icon().nativeElement)
      .duration(700)
      .keyframes(still ? blink : swing);
  }

  ngOnDestroy() {
    this.bell?.destroy();
  }

  async ring() {
    if (!this.bell || this.bell.isRunning()) return;
    await this.bell.play();
    this.rung.update((count) => count + 1);
  }
}
