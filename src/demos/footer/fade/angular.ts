import { Component } from '@angular/core';
import {
  IonContent,
  IonFooter,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFooter, IonItem, IonLabel, IonList, IonTitle, IonToolbar],
  template: `
    <ion-content [fullscreen]="true">
      <ion-list>
        @for (bird of birds; track bird) {
          <ion-item>
            <ion-label>{{ bird }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
    <ion-footer collapse="fade" [translucent]="true">
      <ion-toolbar>
        <ion-title size="small">Seen today</ion-title>
      </ion-toolbar>
    </ion-footer>
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
