import { Component } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonModal, IonTitle, IonToolbar],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-ticket" expand="block">Show the ticket</ion-button>
      <ion-modal #modal class="ticket" trigger="open-ticket" aria-label="Ticket">
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Ticket</ion-title>
              <ion-buttons slot="end">
                <ion-button (click)="modal.dismiss()">Close</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <p>Ferry, Saturday, 9:20</p>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
  styles: `
    ion-modal.ticket {
      --width: 280px;
      --height: 300px;
      --border-radius: 24px;
      --border-width: 3px;
      --border-style: solid;
      --border-color: #7c3aed;
      --box-shadow: 0 16px 40px rgba(76, 29, 149, 0.5);
      --backdrop-opacity: 0.7;
    }

    ion-modal.ticket::part(backdrop) {
      background: #4c1d95;
    }

    ion-modal.ticket::part(content) {
      outline: 3px dashed #ddd6fe;
      outline-offset: 4px;
    }

    ion-modal.ticket ion-toolbar {
      --background: #7c3aed;
      --color: #fff;
    }

    ion-modal.ticket ion-button {
      --color: #fff;
    }
  `,
})
export class ExampleComponent {}
