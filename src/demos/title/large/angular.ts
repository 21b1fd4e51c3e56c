import { Component } from '@angular/core';
import {
  IonButton,
  IonButtons,
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
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header [translucent]="true">
      <ion-toolbar>
        <ion-title>Birds</ion-title>
        <ion-buttons slot="end" [collapse]="true">
          <ion-button>Sort</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content [fullscreen]="true">
      <ion-header collapse="condense">
        <ion-toolbar>
          <ion-buttons slot="end" [collapse]="true">
            <ion-button>Sort</ion-button>
          </ion-buttons>
          <ion-title size="large">Birds</ion-title>
        </ion-toolbar>
      </ion-header>
      <ion-list>
        @for (bird of birds; track bird) {
          <ion-item>
            <ion-label>{{ bird }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly birds = [
    'Blackbird',
    'Bullfinch',
    'Crane',
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
    'Swallow',
    'Wren',
  ];
}
