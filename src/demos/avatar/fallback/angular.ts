import { Component, signal } from '@angular/core';
import { IonAvatar, IonButton, IonItem, IonLabel, IonList } from '@ionic/angular/standalone';

// A drawing in place of a file
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#fcd9b6" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="#7c4a2d"/><path fill="#166534" d="M6 40a14 14 0 0 1 28 0z"/></svg>`;

@Component({
  selector: 'app-example',
  imports: [IonAvatar, IonButton, IonItem, IonLabel, IonList],
  template: `
    <ion-list>
      <ion-item>
        <ion-avatar slot="start" aria-hidden="true">
          @if (failed()) {
            <span class="initial">N</span>
          } @else {
            <img [src]="src()" alt="" (error)="failed.set(true)" />
          }
        </ion-avatar>
        <ion-label>Noor</ion-label>
      </ion-item>
    </ion-list>
    <div class="ion-text-center ion-margin-top">
      <ion-button size="small" fill="outline" (click)="src.set('data:,')">
        Remove the picture
      </ion-button>
    </div>
  `,
  styles: `
    .initial {
      display: grid;
      place-items: center;
      width: 100%;
      height: 100%;
      border-radius: 50%;
      background: var(--ion-color-tertiary);
      color: var(--ion-color-tertiary-contrast);
    }
  `,
})
export class ExampleComponent {
  readonly src = signal(`data:image/svg+xml,${encodeURIComponent(picture)}`);
  readonly failed = signal(false);
}
