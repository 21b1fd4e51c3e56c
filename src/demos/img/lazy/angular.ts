import { Component, signal } from '@angular/core';
import { IonContent, IonHeader, IonImg, IonTitle, IonToolbar } from '@ionic/angular/standalone';

// Drawings in place of files
function drawing(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="hsl(${hue} 60% 75%)"/><path d="M0 40 24 14l14 15 12-10 30 21z" fill="hsl(${hue} 45% 40%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

@Component({
  selector: 'app-example',
  imports: [IonContent, IonHeader, IonImg, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Started: {{ started() }}, loaded: {{ loaded() }}</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      @for (picture of pictures; track picture.alt) {
        <ion-img
          [src]="picture.src"
          [alt]="picture.alt"
          (ionImgWillLoad)="started.set(started() + 1)"
          (ionImgDidLoad)="loaded.set(loaded() + 1)"
        />
      }
    </ion-content>
  `,
  styles: `
    ion-img {
      aspect-ratio: 2;
      margin: 16px;
    }
  `,
})
export class ExampleComponent {
  readonly started = signal(0);
  readonly loaded = signal(0);
  readonly pictures = Array.from({ length: 12 }, (_, i) => ({
    src: drawing((i + 1) * 30),
    alt: `Mountain ${i + 1}`,
  }));
}
