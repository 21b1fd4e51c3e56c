import { Component, computed, signal } from '@angular/core';
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
      <!-- ionDrag fires while the item moves, but not for the way back to 0 -->
      <ion-item-sliding #row (ionDrag)="amount.set($event.detail.amount)">
        <ion-item-options side="start">
          <ion-item-option color="success">Done</ion-item-option>
        </ion-item-options>
        <ion-item lines="none">
          <ion-label>Feed the cat</ion-label>
        </ion-item>
        <ion-item-options side="end">
          <ion-item-option>Edit</ion-item-option>
          <ion-item-option color="danger">Delete</ion-item-option>
        </ion-item-options>
      </ion-item-sliding>
    </ion-list>
    <div class="ion-text-center">
      <ion-button (click)="row.open('start')">Open start</ion-button>
      <ion-button (click)="row.open('end')">Open end</ion-button>
      <ion-button fill="outline" (click)="close(row)">Close</ion-button>
      <p>{{ text() }}</p>
    </div>
  `,
})
export class ExampleComponent {
  readonly amount = signal(0);
  readonly text = computed(() => {
    const pixels = Math.round(this.amount());
    if (pixels === 0) return 'Closed';
    return `${Math.abs(pixels)} pixels at the ${pixels > 0 ? 'end' : 'start'}`;
  });

  async close(row: IonItemSliding) {
    await row.close();
    this.amount.set(await row.getOpenAmount());
  }
}
