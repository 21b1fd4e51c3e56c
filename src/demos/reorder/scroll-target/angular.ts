import { Component } from '@angular/core';
import {
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonReorder,
  IonReorderGroup,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonItem, IonLabel, IonList, IonReorder, IonReorderGroup],
  template: `
    <ion-content [scrollY]="false">
      <div class="ion-content-scroll-host">
        <ion-list>
          <ion-reorder-group [disabled]="false" (ionReorderEnd)="$event.detail.complete()">
            @for (bird of birds; track bird) {
              <ion-item>
                <ion-label>{{ bird }}</ion-label>
                <ion-reorder slot="end" />
              </ion-item>
            }
          </ion-reorder-group>
        </ion-list>
      </div>
    </ion-content>
  `,
  styles: `
    .ion-content-scroll-host {
      height: 100%;
      overflow-y: auto;
    }
  `,
})
export class ExampleComponent {
  readonly birds = [
    'Blackbird',
    'Bullfinch',
    'Cuckoo',
    'Goldfinch',
    'Heron',
    'Kingfisher',
    'Lapwing',
    'Magpie',
    'Nuthatch',
    'Robin',
    'Skylark',
    'Starling',
  ];
}
