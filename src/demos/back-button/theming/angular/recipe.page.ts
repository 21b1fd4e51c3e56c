import { Component } from '@angular/core';
import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-recipe',
  imports: [IonBackButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button class="marked" text="Recipes" />
        </ion-buttons>
        <ion-title>Recipe</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Slice the leeks and fry them in butter.</p>
    </ion-content>
  `,
  styles: `
    .marked {
      --color: #7c3aed;
      --icon-font-size: 28px;
      --icon-margin-end: 6px;
      --padding-start: 4px;
      --padding-end: 12px;
      --background-hover: #7c3aed;
      --background-hover-opacity: 0.08;
    }

    .marked::part(native) {
      border: 1px solid #7c3aed;
      border-radius: 20px;
    }

    .marked::part(text) {
      font-weight: 600;
    }

    .marked::part(icon) {
      color: #db2777;
    }
  `,
})
export class RecipePage {}
