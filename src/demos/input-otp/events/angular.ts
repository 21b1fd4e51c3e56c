import { Component, signal } from '@angular/core';
import { IonChip, IonInputOtp } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonChip, IonInputOtp],
  template: `
    <ion-input-otp
      aria-label="Code of the locker"
      (ionInput)="typed.set($event.detail.value ?? '')"
      (ionChange)="committed.set($event.detail.value ?? '')"
      (ionFocus)="focused.set(true)"
      (ionBlur)="focused.set(false)"
    />
    <div class="ion-text-center">
      <p>
        <code>ionInput</code>: <output>{{ typed() || '–' }}</output>
      </p>
      <p>
        <code>ionChange</code>: <output>{{ committed() || '–' }}</output>
      </p>
      <ion-chip>{{ focused() ? 'Focused' : 'Not focused' }}</ion-chip>
    </div>
  `,
})
export class ExampleComponent {
  readonly typed = signal('');
  readonly committed = signal('');
  readonly focused = signal(false);
}
