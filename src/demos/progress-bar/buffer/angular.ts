import { Component, signal } from '@angular/core';
import { IonButton, IonProgressBar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonProgressBar],
  template: `
    <ion-progress-bar aria-label="Episode" [value]="heard() / 100" [buffer]="loaded() / 100" />
    <p class="ion-text-center">{{ heard() }}% heard, {{ loaded() }}% loaded</p>
    <div class="ion-text-center">
      <ion-button fill="outline" (click)="load()">Load more</ion-button>
      <ion-button (click)="play()">Listen on</ion-button>
    </div>
  `,
})
export class ExampleComponent {
  readonly heard = signal(0);
  readonly loaded = signal(20);

  load() {
    this.loaded.update((percent) => Math.min(100, percent + 20));
  }

  play() {
    this.heard.update((percent) => Math.min(this.loaded(), percent + 20));
  }
}
