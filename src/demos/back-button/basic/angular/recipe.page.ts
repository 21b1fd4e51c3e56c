import { Component } from '@angular/core';
import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { arrowBackCircle } from 'ionicons/icons';

@Component({
  selector: 'app-recipe',
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
