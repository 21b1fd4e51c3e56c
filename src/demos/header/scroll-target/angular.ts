import { Component } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonHeader, IonItem, IonLabel, IonList, IonTitle, IonToolbar],
  template: `
    <ion-header collapse="fade">
      <ion-toolbar>
        <ion-title>Seen today</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content [scrollY]="false">
      <div class="ion-content-scroll-host" tabindex="0" role="region" aria-label="Birds">
        <ion-list>
          @for (bird of birds; track bird) {
            <ion-item>
              <ion-label>{{ bird }}</ion-label>
            </ion-item>
          }
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
