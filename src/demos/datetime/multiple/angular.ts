import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonDatetime } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonDatetime],
  template: `
    <ion-datetime
      presentation="date"
      style="margin: 0 auto"
      [multiple]="true"
      [titleSelectedDatesFormatter]="format"
      [(ngModel)]="dates"
    >
      <span slot="title">Days off</span>
    </ion-datetime>
    <p class="ion-text-center">
      <output>{{ list() }}</output>
    </p>
  `,
})
export class ExampleComponent {
  readonly dates = signal<string[] | undefined>(['2025-06-06', '2025-06-13']);
  readonly list = computed(() => [...(this.dates() ?? [])].sort().join(', '));

  readonly format = (dates: string[]) => `${dates.length} selected`;
}
