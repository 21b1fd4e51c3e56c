import { Component, inject, Input } from '@angular/core';
import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonNav,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

interface City {
  name: string;
  text: string;
}

@Component({
  selector: 'app-city',
  imports: [IonBackButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button />
        </ion-buttons>
        <ion-title>{{ city.name }}</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>{{ city.text }}</p>
    </ion-content>
  `,
})
export class CityPage {
  @Input() city!: City;
}

@Component({
  selector: 'app-cities',
  imports: [IonContent, IonHeader, IonItem, IonLabel, IonList, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Weather</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (city of cities; track city.name) {
          <ion-item [button]="true" [detail]="true" (click)="open(city)">
            <ion-label>{{ city.name }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class CitiesPage {
  private readonly nav = inject(IonNav);
  readonly cities: City[] = [
    { name: 'Lisbon', text: '24 °C and sunny' },
    { name: 'Oslo', text: '9 °C and windy' },
    { name: 'Nairobi', text: '19 °C with showers' },
  ];

  open(city: City) {
    return this.nav.push(CityPage, { city });
  }
}

@Component({
  selector: 'app-example',
  imports: [IonNav],
  template: '<ion-nav [root]="root" />',
})
export class ExampleComponent {
  readonly root = CitiesPage;
}
