import { Component, signal } from '@angular/core';
import {
  IonBackdrop,
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonBackdrop, IonButton, IonContent, IonItem, IonLabel, IonList],
  template: `
    <ion-content class="ion-padding">
      <p role="status">{{ sorted() }}</p>
      <ion-button (click)="open.set(true)">Sort</ion-button>
    </ion-content>
    @if (open()) {
      <div class="choice">
        <ion-backdrop [visible]="false" (ionBackdropTap)="open.set(false)" />
        <ion-list lines="none">
          <ion-item [button]="true" [detail]="false" (click)="sort('name')">
            <ion-label>By name</ion-label>
          </ion-item>
          <ion-item [button]="true" [detail]="false" (click)="sort('date')">
            <ion-label>By date</ion-label>
          </ion-item>
        </ion-list>
      </div>
    }
  `,
  styles: `
    .choice ion-list {
      position: absolute;
      top: 128px;
      left: 16px;
      z-index: 10;
      width: 200px;
      border-radius: 8px;
      box-shadow: 0 4px 16px rgba(0, 0, 0, 0.3);
    }
  `,
})
export class ExampleComponent {
  readonly open = signal(false);
  readonly sorted = signal('Sorted by name.');

  sort(key: 'name' | 'date') {
    this.sorted.set(key === 'name' ? 'Sorted by name.' : 'Sorted by date.');
    this.open.set(false);
  }
}
