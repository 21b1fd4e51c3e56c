import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonIcon,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { bookmark, bookmarkOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonCard,
    IonCardContent,
    IonCardHeader,
    IonCardSubtitle,
    IonCardTitle,
    IonIcon,
  ],
  template: `
    <ion-card>
      <svg
        viewBox="0 0 320 150"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="Hills behind a lake at sunset"
      >
        <path fill="#fbbf8f" d="M0 0h320v150H0z" />
        <circle cx="230" cy="62" r="26" fill="#fff3d6" />
        <path fill="#8c6a8e" d="M0 88 70 44l58 40 62-46 130 60v52H0z" />
        <path fill="#47547c" d="M0 104c60-22 100 8 160 0s100-20 160-4v50H0z" />
        <path fill="#2f7fa1" d="M0 122h320v28H0z" />
      </svg>
      <ion-card-header>
        <ion-card-title>Lake shore</ion-card-title>
        <ion-card-subtitle>Two hours</ion-card-subtitle>
      </ion-card-header>
      <ion-card-content>
        The path leads through reeds, so bring shoes that may get wet.
      </ion-card-content>
      <ion-button fill="clear" [attr.aria-pressed]="saved()" (click)="saved.set(!saved())">
        <ion-icon
          slot="start"
          [name]="saved() ? 'bookmark' : 'bookmark-outline'"
          aria-hidden="true"
        />
        Save
      </ion-button>
    </ion-card>
  `,
  styles: `
    ion-card svg {
      display: block;
      width: 100%;
      height: 160px;
    }
  `,
})
export class ExampleComponent {
  readonly saved = signal(false);

  constructor() {
    addIcons({ bookmark, bookmarkOutline });
  }
}
