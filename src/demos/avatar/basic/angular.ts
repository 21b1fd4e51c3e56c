import { Component } from '@angular/core';
import { IonAvatar, IonItem, IonLabel, IonList } from '@ionic/angular/standalone';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Cpath fill='%23fcd9b6' d='M0 0h40v40H0z'/%3E%3Ccircle cx='20' cy='16' r='7' fill='%237c4a2d'/%3E%3Cpath fill='%23166534' d='M6 40a14 14 0 0 1 28 0z'/%3E%3C/svg%3E";

@Component({
  selector: 'app-example',
  imports: [IonAvatar, IonItem, IonLabel, IonList],
  template: `
    <ion-list>
      @for (person of people; track person.name) {
        <ion-item>
          <ion-avatar slot="start" aria-hidden="true">
            @if (person.picture) {
              <img [src]="person.picture" alt="" />
            } @else {
              <span class="initial">{{ person.name[0] }}</span>
            }
          </ion-avatar>
          <ion-label>{{ person.name }}</ion-label>
        </ion-item>
      }
    </ion-list>
  `,
  styles: `
    .initial {
      display: grid;
      place-items: center;
      width: 100%;
      height: 100%;
      border-radius: 50%;
      background: var(--ion-color-tertiary);
      color: var(--ion-color-tertiary-contrast);
    }
  `,
})
export class ExampleComponent {
  readonly people = [
    { name: 'Noor', picture: PICTURE },
    { name: 'Kim', picture: '' },
    { name: 'Aiko', picture: '' },
  ];
}
