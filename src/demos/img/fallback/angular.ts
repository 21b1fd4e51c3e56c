import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonImg } from '@ionic/angular/standalone';

// Drawings in place of files
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#bfdbfe"/><path d="M0 40 24 14l14 15 12-10 30 21z" fill="#1e5f74"/></svg>`;
const missing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#d4d4d8"/><path d="m30 10 20 20m0-20-20 20" stroke="#52525b" stroke-width="3"/></svg>`;
const drawing = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonImg],
  template: `
    <ion-content class="ion-padding">
      <ion-img [src]="src()" alt="Mountain" (ionError)="src.set(missing)" />
      <ion-button size="small" fill="outline" class="ion-margin-top" (click)="src.set('data:,')">
        Remove the picture
      </ion-button>
    </ion-content>
  `,
  styles: `
    ion-img {
      max-width: 480px;
      aspect-ratio: 2;
    }

    ion-img::part(image) {
      border-radius: 12px;
    }
  `,
})
export class ExampleComponent {
  readonly src = signal(drawing(picture));
  readonly missing = drawing(missing);
}
