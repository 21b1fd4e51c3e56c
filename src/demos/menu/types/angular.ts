import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuButton,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonMenu,
    IonMenuButton,
    IonSegment,
    IonSegmentButton,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-menu contentId="main" aria-label="Places" [type]="type()">
      <ion-content>
        <ion-list>
          <ion-item><ion-label>Beach</ion-label></ion-item>
          <ion-item><ion-label>Forest</ion-label></ion-item>
          <ion-item><ion-label>Mountain</ion-label></ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-header>
        <ion-toolbar>
          <ion-buttons slot="start">
            <ion-menu-button />
          </ion-buttons>
          <ion-title>Type</ion-title>
        </ion-toolbar>
      </ion-header>
      <ion-content class="ion-padding">
        <ion-segment aria-label="Type" [(ngModel)]="type">
          <ion-segment-button value="overlay">Overlay</ion-segment-button>
          <ion-segment-button value="reveal">Reveal</ion-segment-button>
          <ion-segment-button value="push">Push</ion-segment-button>
        </ion-segment>
        <p>Choose a type, then open the menu.</p>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly type = signal<'overlay' | 'reveal' | 'push'>('overlay');
}
