import { Component, signal } from '@angular/core';
import {
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonIcon,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { checkmarkCircle } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonCard, IonCardContent, IonCardHeader, IonCardSubtitle, IonCardTitle, IonIcon],
  template: `
    @for (way of ways; track way.name) {
      <ion-card
        [button]="true"
        [class.chosen]="chosen() === way.name"
        (click)="chosen.set(way.name)"
      >
        <ion-card-header>
          <ion-card-title>
            {{ way.name }}
            @if (chosen() === way.name) {
              <ion-icon name="checkmark-circle" aria-hidden="true" />
            }
          </ion-card-title>
          <ion-card-subtitle>{{ way.times }}</ion-card-subtitle>
        </ion-card-header>
        <ion-card-content>{{ way.text }}</ion-card-content>
      </ion-card>
    }
    <p class="ion-text-center" role="status">
      {{ chosen() ? 'Chosen: ' + chosen() : 'Choose a way to travel.' }}
    </p>
  `,
  styles: `
    ion-card.chosen {
      outline: 2px solid var(--ion-color-primary);
    }

    ion-card::part(native) {
      padding-block: 8px;
    }

    ion-card-title ion-icon {
      margin-inline-start: 8px;
      color: var(--ion-color-primary);
      vertical-align: middle;
    }
  `,
})
export class ExampleComponent {
  readonly chosen = signal('');
  readonly ways = [
    { name: 'Train', times: 'Every hour', text: 'Three hours, one change.' },
    { name: 'Ferry', times: 'Mornings only', text: 'Five hours along the coast.' },
  ];

  constructor() {
    addIcons({ checkmarkCircle });
  }
}
