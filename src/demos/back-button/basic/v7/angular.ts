import { Component } from '@angular/core';
import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNav,
  IonNavLink,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { arrowBackCircle } from 'ionicons/icons';

@Component({
  selector: 'app-recipe',
  standalone: true,
  imports: [IonBackButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button
            text="Recipes"
            icon="arrow-back-circle"
            aria-label="Back to the recipes"
          />
        </ion-buttons>
        <ion-title>Recipe</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Slice the leeks and fry them in butter.</p>
    </ion-content>
  `,
})
export class RecipePage {
  constructor() {
    addIcons({ arrowBackCircle });
  }
}

@Component({
  selector: 'app-recipes',
  standalone: true,
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

@Component({
  selector: 'app-example',
  standalone: true,
  imports: [IonNav],
  template: '<ion-nav [root]="root" />',
})
export class ExampleComponent {
  readonly root = RecipesPage;
}
