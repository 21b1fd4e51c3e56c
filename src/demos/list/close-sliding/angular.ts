import { Component, signal, viewChild } from '@angular/core';
import {
  IonButton,
  IonIcon,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { star } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonIcon,
    IonItem,
    IonItemOption,
    IonItemOptions,
    IonItemSliding,
    IonLabel,
    IonList,
  ],
  template: `
    <ion-list>
      @for (place of places; track place) {
        <ion-item-sliding>
          <ion-item>
            <ion-label>{{ place }}</ion-label>
            @if (favorites().includes(place)) {
              <ion-icon slot="end" name="star" aria-label="Favorite" />
            }
          </ion-item>
          <ion-item-options>
            <ion-item-option color="tertiary" (click)="mark(place)">Favorite</ion-item-option>
          </ion-item-options>
        </ion-item-sliding>
      }
    </ion-list>
    <ion-button expand="block" fill="outline" (click)="firstRow().open('end')">
      Show the first row's option
    </ion-button>
  `,
})
export class ExampleComponent {
  readonly list = viewChild.required(IonList);
  readonly firstRow = viewChild.required(IonItemSliding);
  readonly places = ['Harbor', 'Old town'];
  readonly favorites = signal<string[]>([]);

  constructor() {
    addIcons({ star });
  }

  mark(place: string) {
    this.list().closeSlidingItems();
    this.favorites.update((favorites) => [...favorites, place]);
  }
}
