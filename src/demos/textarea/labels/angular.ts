import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonList, IonTextarea } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonList, IonTextarea],
  template: `
    <ion-list>
      <ion-item>
        <ion-textarea label="Address" [rows]="2" [(ngModel)]="address" />
      </ion-item>
      <ion-item>
        <ion-textarea label="Note for the driver" labelPlacement="floating" [rows]="2" />
      </ion-item>
      <ion-item>
        <ion-textarea
          label="Directions"
          labelPlacement="stacked"
          placeholder="Second yard, blue door"
          [rows]="2"
        />
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly address = signal('4 Harbor Lane');
}
