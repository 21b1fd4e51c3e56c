import { Component } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { RecipePage } from './recipe.page';

@Component({
  selector: 'app-recipes',
  imports: [IonButton, IonContent, IonHeader, IonNavLink, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Recipes</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Soup of leeks and potatoes</p>
      <ion-nav-link [component]="recipe">
        <ion-button expand="block">Open the recipe</ion-button>
      </ion-nav-link>
    </ion-content>
  `,
})
export class RecipesPage {
  readonly recipe = RecipePage;
}
