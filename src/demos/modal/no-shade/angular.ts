import { Component } from '@angular/core';
import { IonButton, IonContent, IonLoading, IonModal } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonLoading, IonModal],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="show" expand="block">Modal</ion-button>
      <ion-button id="wait" expand="block">Loading</ion-button>
      <p>The page keeps its colors, but nothing on it can be pressed.</p>
      <ion-modal #modal class="clear" trigger="show" aria-label="Forecast" [showBackdrop]="false">
        <ng-template>
          <div class="ion-padding">
            <p class="ion-no-margin">Rain from noon, 14 °C.</p>
            <ion-button class="ion-margin-top" expand="block" (click)="modal.dismiss()">
              Close
            </ion-button>
          </div>
        </ng-template>
      </ion-modal>
      <ion-loading trigger="wait" message="Updating…" [duration]="2000" [showBackdrop]="false" />
    </ion-content>
  `,
  styles: `
    ion-modal.clear {
      --width: 240px;
      --height: fit-content;
      --border-radius: 12px;
      --box-shadow: 0 8px 28px rgba(0, 0, 0, 0.35);
    }
  `,
})
export class ExampleComponent {}
