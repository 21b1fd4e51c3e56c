import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonItem,
  IonItemOption,
  IonItemOptions,
  IonItemSliding,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonItem, IonItemOption, IonItemOptions, IonItemSliding, IonLabel, IonList],
  template: `
    <ion-list>
      <ion-item-sliding #cat>
        <ion-item>
          <ion-label>Feed the cat</ion-label>
          <ion-button slot="end" fill="clear" (click)="cat.open('end')">Options</ion-button>
        </ion-item>
        <ion-item-options>
          <ion-item-option>Edit</ion-item-option>
        </ion-item-options>
      </ion-item-sliding>
      <ion-item-sliding #plants>
        <ion-item>
          <ion-label>Water the plants</ion-label>
          <ion-button slot="end" fill="clear" (click)="plants.open('end')">Options</ion-button>
        </ion-item>
        <ion-item-options>
          <ion-item-option>Edit</ion-item-option>
        </ion-item-options>
      </ion-item-sliding>
    </ion-list>
    <div class="ion-text-center">
      <ion-button fill="outline" (click)="close(cat)">Close</ion-button>
      <p>
        <code>closeOpened()</code>: <output>{{ closed() ?? 'not called yet' }}</output>
      </p>
    </div>
  `,
})
export class ExampleComponent {
  readonly closed = signal<boolean | undefined>(undefined);

  async close(row: IonItemSliding) {
    this.closed.set(await row.closeOpened());
  }
}
