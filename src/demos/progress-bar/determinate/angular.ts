import { Component, signal } from '@angular/core';
import { IonButton, IonProgressBar } from '@ionic/angular/standalone';

const TOTAL = 12;

@Component({
  selector: 'app-example',
  imports: [IonButton, IonProgressBar],
  template: `
    <ion-progress-bar aria-label="Export" [value]="progress()" />
    <p class="ion-text-center" role="status">{{ status() }}</p>
    <div class="ion-text-center">
      <ion-button [disabled]="busy()" (click)="run()">Export</ion-button>
    </div>
  `,
})
export class ExampleComponent {
  readonly busy = signal(false);
  readonly progress = signal(0);
  readonly status = signal(`${TOTAL} photos to export`);

  async run() {
    this.busy.set(true);
    this.status.set('Exporting…');
    for (let done = 0; done <= TOTAL; done += 1) {
      this.progress.set(done / TOTAL);
      // Stands in for the work on one photo
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    this.status.set(`${TOTAL} photos exported`);
    this.busy.set(false);
  }
}
