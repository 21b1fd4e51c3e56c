import { Component, signal } from '@angular/core';
import { IonButton, IonSpinner } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonSpinner],
  template: `
    <div class="ion-text-center">
      <ion-button [disabled]="saving()" (click)="save()">
        @if (saving()) {
          <span class="hidden">Saving</span>
          <ion-spinner name="dots" aria-hidden="true" />
        } @else {
          Save
        }
      </ion-button>
      <p role="status">{{ status() }}</p>
    </div>
  `,
  styles: `
    .hidden {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
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
