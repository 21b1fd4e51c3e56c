import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonLabel, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonLabel, IonList, IonToggle],
  template: `
    <ion-list>
      <ion-item>
        <ion-label [class]="whole() ? 'ion-text-wrap' : 'ion-text-nowrap'">
          <h2>Minutes of the meeting about the bicycle shed behind the library</h2>
          <p>Two quotations came in, one for a roof of steel and one for a roof of planted wood</p>
        </ion-label>
      </ion-item>
      <ion-item>
        <ion-label>
          <h3>Three sizes</h3>
          <p>A heading and a paragraph in a label have sizes of their own.</p>
        </ion-label>
      </ion-item>
      <ion-item>
        <ion-label color="danger">Payment overdue</ion-label>
      </ion-item>
      <ion-item lines="none">
        <ion-toggle [(ngModel)]="whole">Show whole text</ion-toggle>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly whole = signal(false);
}
