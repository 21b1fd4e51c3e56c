import { Component } from '@angular/core';
import { IonItem, IonLabel, IonList, IonReorder, IonReorderGroup } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  standalone: true,
  imports: [IonItem, IonLabel, IonList, IonReorder, IonReorderGroup],
  template: `
    <ion-list>
      <ion-reorder-group
        class="songs"
        [disabled]="false"
        (ionItemReorder)="$event.detail.complete()"
      >
        <ion-item>
          <ion-label>Opening song</ion-label>
          <ion-reorder slot="end" />
        </ion-item>
        <ion-item>
          <ion-label>Waltz</ion-label>
          <ion-reorder slot="end" />
        </ion-item>
        <ion-item>
          <ion-label>Lullaby</ion-label>
          <ion-reorder slot="end" />
        </ion-item>
      </ion-reorder-group>
    </ion-list>
  `,
  styles: `
    .songs ion-reorder::part(icon) {
      color: #7c3aed;
      font-size: 28px;
      opacity: 1;
    }

    .songs .reorder-selected {
      --background: #ede9fe;
      --color: #4c1d95;
      opacity: 1;
    }
  `,
})
export class ExampleComponent {}
