import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonMenu,
  IonMenuToggle,
  IonSegment,
  IonSegmentButton,
  IonToggle,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonContent,
    IonItem,
    IonLabel,
    IonList,
    IonMenu,
    IonMenuToggle,
    IonSegment,
    IonSegmentButton,
    IonToggle,
  ],
  template: `
    <ion-menu
      menuId="places"
      contentId="main"
      aria-label="Places"
      [disabled]="active() !== 'places'"
    >
      <ion-content>
        <ion-list>
          <ion-item>
            <ion-label>Museums</ion-label>
          </ion-item>
          <ion-item>
            <ion-label>Parks</ion-label>
          </ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <ion-menu
      menuId="filter"
      contentId="main"
      aria-label="Filter"
      [disabled]="active() !== 'filter'"
    >
      <ion-content>
        <ion-list>
          <ion-item>
            <ion-toggle>Open now</ion-toggle>
          </ion-item>
          <ion-item>
            <ion-toggle>Free entry</ion-toggle>
          </ion-item>
        </ion-list>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-content class="ion-padding">
        <ion-segment aria-label="Menu" [(ngModel)]="active">
          <ion-segment-button value="places">
            <ion-label>Places</ion-label>
          </ion-segment-button>
          <ion-segment-button value="filter">
            <ion-label>Filter</ion-label>
          </ion-segment-button>
        </ion-segment>
        <ion-menu-toggle>
          <ion-button class="ion-margin-top" expand="block">Open the menu</ion-button>
        </ion-menu-toggle>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly active = signal('places');
}
