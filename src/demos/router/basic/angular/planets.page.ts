import { Component } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonRouterLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { planets } from './planets';

@Component({
  selector: 'app-planets',
  imports: [
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonRouterLink,
    IonTitle,
    IonToolbar,
    RouterLink,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Planets</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (planet of planets; track planet.id) {
          <ion-item [routerLink]="['/planets', planet.id]">
            <ion-label>{{ planet.name }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class PlanetsPage {
  readonly planets = planets;
}
