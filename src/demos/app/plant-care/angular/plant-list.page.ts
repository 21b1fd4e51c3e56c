import { Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  IonBadge,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonRouterLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { PlantStore } from './plant-store';

@Component({
  selector: 'app-plant-list',
  imports: [
    IonBadge,
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
        <ion-title>Plants</ion-title>
      </ion-toolbar>
    </ion-header>

    <ion-content>
      <ion-list>
        @for (plant of plants(); track plant.id) {
          <ion-item [routerLink]="['/plants', plant.id]" [detail]="true">
            <ion-label>
              <h2>{{ plant.name }}</h2>
              <p>Every {{ plant.everyDays }} days</p>
            </ion-label>
            @if (plant.daysLeft === 0) {
              <ion-badge slot="end" color="danger">Today</ion-badge>
            } @else {
              <ion-badge slot="end" color="medium">{{ plant.daysLeft }} d</ion-badge>
            }
          </ion-item>
        } @empty {
          <ion-item lines="none">
            <ion-label>No plants yet.</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class PlantListPage {
  protected readonly plants = inject(PlantStore).plants;
}
