import { Component, signal } from '@angular/core';
import { IonButton, IonSpinner } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonSpinner],
  template: `
    <div class="ion-text-center">
      <ion-button
        [disabled]="saving()"
        [attr.aria-label]="saving() ? 'Saving' : null"
        (click)="save()"
      >
        @if (saving()) {
          <ion-spinner name="dots" aria-hidden="true" />
        } @else {
          Save
        }
      </ion-button>
      <p role="status">{{ status() }}</p>
    </div>
  `,
})
export class ExampleComponent {
  readonly saving = signal(false);
  readonly status = signal('');

  async save() {
    this.saving.set(true);
    this.status.set('Saving …');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    this.saving.set(false);
    this.status.set('Saved.');
  }
}
