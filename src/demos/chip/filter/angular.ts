import { Component, computed, signal } from '@angular/core';
import { IonChip, IonItem, IonLabel, IonList } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonChip, IonItem, IonLabel, IonList],
  template: `
    <div role="group" aria-label="Filter">
      @for (tag of tags; track tag) {
        <ion-chip
          role="button"
          tabindex="0"
          [attr.aria-pressed]="active().includes(tag)"
          [color]="active().includes(tag) ? 'primary' : undefined"
          [outline]="!active().includes(tag)"
          (click)="toggle(tag)"
          (keydown)="onKeydown($event, tag)"
        >
          {{ tag }}
        </ion-chip>
      }
    </div>
    <ion-list>
      @for (place of shown(); track place.name) {
        <ion-item>
          <ion-label>{{ place.name }}</ion-label>
        </ion-item>
      }
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly tags = ['Open now', 'With garden'];
  readonly places = [
    { name: 'Café at the mill', tags: ['Open now'] },
    { name: 'Corner bakery', tags: [] as string[] },
    { name: 'Tea house', tags: ['Open now', 'With garden'] },
  ];
  readonly active = signal<string[]>([]);
  readonly shown = computed(() =>
    this.places.filter((place) => this.active().every((tag) => place.tags.includes(tag))),
  );

  toggle(tag: string) {
    this.active.update((active) =>
      active.includes(tag) ? active.filter((other) => other !== tag) : [...active, tag],
    );
  }

  onKeydown(event: KeyboardEvent, tag: string) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.toggle(tag);
  }
}
