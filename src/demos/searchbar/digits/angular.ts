import { Component, computed, signal } from '@angular/core';
import { IonNote, IonSearchbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonNote, IonSearchbar],
  template: `
    <ion-searchbar
      placeholder="Parcel number"
      inputmode="numeric"
      maxlength="8"
      enterkeyhint="search"
      (ionInput)="query.set($event.detail.value ?? '')"
    />
    <p>
      <ion-note [color]="left() === 0 ? 'primary' : undefined">Digits left: {{ left() }}</ion-note>
    </p>
  `,
})
export class ExampleComponent {
  readonly query = signal('');
  readonly left = computed(() => 8 - this.query().length);
}
