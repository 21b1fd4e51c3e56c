import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonInput,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonInput, IonItem, IonLabel, IonList],
  template: `
    <ion-content class="ion-padding">
      <ion-input
        #input
        label="Guest"
        labelPlacement="stacked"
        placeholder="Name"
        [value]="name()"
        (ionInput)="name.set($event.detail.value ?? '')"
      >
        <ion-button slot="end" fill="clear" (click)="add(input)">Add</ion-button>
      </ion-input>
      <ion-list>
        @for (guest of guests(); track $index) {
          <ion-item>
            <ion-label>{{ guest }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly name = signal('');
  readonly guests = signal<string[]>([]);

  add(input: IonInput) {
    const name = this.name();
    if (name) this.guests.update((guests) => [...guests, name]);
    this.name.set('');
    void input.setFocus();
  }
}
