import { Component, inject } from '@angular/core';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonNav,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { cities, type City } from './cities';
import { CityPage } from './city.page';

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
  readonly cities = cities;

  open(city: City) {
    return this.nav.push(CityPage, { city });
  }
}
