import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardTitle,
  IonSkeletonText,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonCard, IonCardContent, IonCardHeader, IonCardTitle, IonSkeletonText],
  template: `
    @if (loaded()) {
      <ion-card>
        <svg
          class="picture"
          viewBox="0 0 320 140"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label="Hills by a lake"
        >
          <rect width="320" height="140" fill="#9fd3f5" />
          <path d="M0 90 80 40l60 40 50-30 130 50v40H0z" fill="#4f8a5b" />
          <rect y="110" width="320" height="30" fill="#3a76b0" />
        </svg>
        <ion-card-header>
          <ion-card-title>Lake path</ion-card-title>
        </ion-card-header>
        <ion-card-content>
          <p>Six kilometers around the water, with a bridge at either end.</p>
        </ion-card-content>
      </ion-card>
    } @else {
      <ion-card aria-hidden="true">
        <ion-skeleton-text class="picture" [animated]="true" />
        <ion-card-header>
          <ion-card-title>
            <ion-skeleton-text [animated]="true" style="width: 60%" />
          </ion-card-title>
        </ion-card-header>
        <ion-card-content>
          <ion-skeleton-text [animated]="true" />
          <ion-skeleton-text [animated]="true" style="width: 80%" />
        </ion-card-content>
      </ion-card>
    }
    <div class="ion-text-center">
      <ion-button fill="outline" (click)="loaded.set(!loaded())">
        {{ loaded() ? 'Show the placeholder' : 'Show the card' }}
      </ion-button>
    </div>
  `,
  styles: `
    .picture {
      display: block;
      width: 100%;
      height: 140px;
      margin: 0;
    }
  `,
})
export class ExampleComponent {
  readonly loaded = signal(false);
}
