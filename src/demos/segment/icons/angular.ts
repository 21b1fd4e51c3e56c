import { Component } from '@angular/core';
import { IonIcon, IonLabel, IonSegment, IonSegmentButton } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { list, map } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonIcon, IonLabel, IonSegment, IonSegmentButton],
  template: `
    <ion-segment value="list" aria-label="View, icons above">
      <ion-segment-button value="list">
        <ion-icon name="list" aria-hidden="true" />
        <ion-label>List</ion-label>
      </ion-segment-button>
      <ion-segment-button value="map">
        <ion-icon name="map" aria-hidden="true" />
        <ion-label>Map</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-segment class="ion-margin-top" value="list" aria-label="View, icons at the start">
      <ion-segment-button value="list" layout="icon-start">
        <ion-icon name="list" aria-hidden="true" />
        <ion-label>List</ion-label>
      </ion-segment-button>
      <ion-segment-button value="map" layout="icon-start">
        <ion-icon name="map" aria-hidden="true" />
        <ion-label>Map</ion-label>
      </ion-segment-button>
    </ion-segment>
    <ion-segment class="ion-margin-top" value="list" aria-label="View, icons only">
      <ion-segment-button value="list" aria-label="List">
        <ion-icon name="list" aria-hidden="true" />
      </ion-segment-button>
      <ion-segment-button value="map" aria-label="Map">
        <ion-icon name="map" aria-hidden="true" />
      </ion-segment-button>
    </ion-segment>
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ list, map });
  }
}
