import { Component, signal } from '@angular/core';
import {
  IonAvatar,
  IonBadge,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  IonThumbnail,
  IonToggle,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { moon, wifi } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonAvatar,
    IonBadge,
    IonIcon,
    IonItem,
    IonLabel,
    IonList,
    IonNote,
    IonThumbnail,
    IonToggle,
  ],
  template: `
    <ion-list>
      <ion-item [button]="true" [detail]="false" (click)="read.set(true)">
        <ion-avatar slot="start" class="initials" aria-hidden="true">M</ion-avatar>
        <ion-label>
          <h2>Mira</h2>
          <p>The train is ten minutes late</p>
        </ion-label>
        <ion-badge slot="end" [color]="read() ? 'medium' : 'primary'">
          {{ read() ? 'Read' : 'New' }}
        </ion-badge>
      </ion-item>
      <ion-item>
        <ion-thumbnail slot="start">
          <svg viewBox="0 0 56 56" role="img" aria-label="Cover: a hill under a round sun">
            <rect width="56" height="56" rx="8" fill="#3880ff" />
            <circle cx="38" cy="18" r="8" fill="#ffd534" />
            <path d="M0 48 20 26l14 14 8-6 14 12v2a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="#1d3b6f" />
          </svg>
        </ion-thumbnail>
        <ion-label>
          <h2>Morning walk</h2>
          <p>Playlist, 14 songs</p>
        </ion-label>
        <ion-note slot="end">52 min</ion-note>
      </ion-item>
      <ion-item>
        <ion-icon slot="start" name="wifi" aria-hidden="true" />
        <ion-label>Wi-Fi</ion-label>
        <ion-note slot="end">Connected</ion-note>
      </ion-item>
      <ion-item lines="none">
        <ion-icon slot="start" name="moon" aria-hidden="true" />
        <ion-toggle>Dark appearance</ion-toggle>
      </ion-item>
    </ion-list>
  `,
  styles: `
    .initials {
      display: grid;
      place-items: center;
      background: var(--ion-color-primary);
      color: var(--ion-color-primary-contrast, #fff);
    }
  `,
})
export class ExampleComponent {
  readonly read = signal(false);

  constructor() {
    addIcons({ moon, wifi });
  }
}
