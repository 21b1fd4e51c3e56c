import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonFooter,
  IonHeader,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonButtons,
    IonCheckbox,
    IonContent,
    IonFooter,
    IonHeader,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Boat rental</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Bring the boat back before sunset, dry and clean.</p>
      <ion-checkbox labelPlacement="end" [(ngModel)]="agreed">I agree to these rules</ion-checkbox>
    </ion-content>
    <ion-footer>
      <ion-toolbar>
        <ion-title size="small">2 hours, 24 €</ion-title>
        <ion-buttons slot="end">
          <ion-button fill="solid" color="primary" [disabled]="!agreed()">Book</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-footer>
  `,
})
export class ExampleComponent {
  readonly agreed = signal(false);
}
