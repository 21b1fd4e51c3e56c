import { Component, signal } from '@angular/core';
import { IonButton, IonSpinner } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonSpinner],
  template: `
    <div class="ion-text-center">
      <ion-button [disabled]="saving()" (click)="save()">
        @if (saving()) {
          <ion-spinner slot="start" name="lines-small" aria-hidden="true" />
        }
        <span>{{ saving() ? 'Saving' : 'Save' }}</span>
      </ion-button>
    </div>
    <p class="ion-text-center" role="status">{{ status() }}</p>
  `,
  styles: `
    ion-spinner {
      width: 20px;
      height: 20px;
    }
  `,
})
export class ExampleComponent {
  readonly saving = signal(false);
  readonly status = signal('Not saved yet.');
  private saved = 0;

  async save() {
    this.saving.set(true);
    this.status.set('Saving…');
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 2000));
    this.saving.set(false);
    this.saved += 1;
    this.status.set(this.saved === 1 ? 'Saved once.' : `Saved ${this.saved} times.`);
  }
}
