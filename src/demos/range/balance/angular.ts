import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonRange } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonRange],
  template: `
    <ion-range
      label="Balance"
      labelPlacement="stacked"
      [min]="-10"
      [max]="10"
      [activeBarStart]="0"
      [(ngModel)]="balance"
    >
      <span slot="start" aria-hidden="true">L</span>
      <span slot="end" aria-hidden="true">R</span>
    </ion-range>
    <p>{{ text() }}</p>
  `,
})
export class ExampleComponent {
  readonly balance = signal(4);
  readonly text = computed(() => {
    const value = this.balance();
    return value === 0
      ? 'Center'
      : `${Math.abs(value)} ${value < 0 ? 'to the left' : 'to the right'}`;
  });
}
