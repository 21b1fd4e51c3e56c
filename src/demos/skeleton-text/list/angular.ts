import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonAvatar,
  IonItem,
  IonLabel,
  IonList,
  IonSkeletonText,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonAvatar, IonItem, IonLabel, IonList, IonSkeletonText, IonToggle],
  template: `
    <ion-list [attr.aria-busy]="!loaded()">
      @for (person of people; track person.name) {
        @if (loaded()) {
          <ion-item>
            <ion-avatar slot="start" class="initial" aria-hidden="true">
              {{ person.name[0] }}
            </ion-avatar>
            <ion-label>
              <h2>{{ person.name }}</h2>
              <p>{{ person.text }}</p>
            </ion-label>
          </ion-item>
        } @else {
          <ion-item aria-hidden="true">
            <ion-avatar slot="start"><ion-skeleton-text /></ion-avatar>
            <ion-label>
              <h2><ion-skeleton-text [animated]="true" style="width: 45%" /></h2>
              <p><ion-skeleton-text [animated]="true" style="width: 75%" /></p>
            </ion-label>
          </ion-item>
        }
      }
    </ion-list>
    <ion-item lines="none">
      <ion-toggle [(ngModel)]="loaded">Loaded</ion-toggle>
    </ion-item>
  `,
  styles: `
    .initial {
      display: grid;
      place-items: center;
      background: var(--ion-color-primary);
      color: var(--ion-color-primary-contrast, #fff);
    }
  `,
})
export class ExampleComponent {
  readonly loaded = signal(false);
  readonly people = [
    { name: 'Ana', text: 'See you at the station' },
    { name: 'Ravi', text: 'Sent you the photos' },
    { name: 'Yuki', text: 'Thanks, got it' },
  ];
}
