import {
  Component,
  ElementRef,
  inject,
  signal,
  viewChildren,
  type AfterViewInit,
  type OnDestroy,
} from '@angular/core';
import {
  AnimationController,
  IonButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  type Animation,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { cloudy, rainy, sunny } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon, IonItem, IonLabel, IonList],
  template: `
    <ion-list>
      @for (part of day; track part.text) {
        <ion-item #item lines="none">
          <ion-icon slot="start" [name]="part.icon" [color]="part.color" aria-hidden="true" />
          <ion-label>{{ part.text }}</ion-label>
        </ion-item>
      }
    </ion-list>
    <div class="ion-text-center ion-margin-top">
      <ion-button [fill]="played() ? 'outline' : 'solid'" (click)="play()">
        {{ played() ? 'Play again' : 'Play' }}
      </ion-button>
    </div>
  `,
})
export class ExampleComponent implements AfterViewInit, OnDestroy {
  readonly day = [
    { icon: 'sunny', color: 'warning', text: 'Morning: sun' },
    { icon: 'cloudy', color: 'medium', text: 'Noon: clouds' },
    { icon: 'rainy', color: 'primary', text: 'Evening: rain' },
  ];
  readonly played = signal(false);
  private readonly items = viewChildren('item', { read: ElementRef });
  private readonly animations = inject(AnimationController);
  private group?: Animation;

  constructor() {
    addIcons({ cloudy, rainy, sunny });
  }

  ngAfterViewInit() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const items = this.items().map((item, index) =>
      this.animations
        .create()
        .addElement(item.nativeElement)
        .delay(still ? 0 : index * 120)
        .fromTo('opacity', '0', '1')
        .fromTo('transform', still ? 'none' : 'translateY(24px)', 'none'),
    );
    this.group = this.animations.create().duration(400).easing('ease-out').addAnimation(items);
  }

  ngOnDestroy() {
    this.group?.destroy();
  }

  async play() {
    await this.group?.play();
    this.played.set(true);
  }
}
