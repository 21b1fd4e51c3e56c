import { Component, inject, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToolbar,
  ModalController,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-seat-list',
  imports: [
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Choose a seat</ion-title>
        <ion-buttons slot="end">
          <ion-button (click)="modals.dismiss()">Cancel</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (seat of seats; track seat) {
          <ion-item [button]="true" (click)="modals.dismiss(seat, 'confirm')">
            <ion-label>{{ seat }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class SeatListComponent {
  readonly modals = inject(ModalController);
  readonly seats = ['Seat 12A, window', 'Seat 12B, middle', 'Seat 12C, aisle'];
}

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button expand="block" (click)="choose()">Choose a seat</ion-button>
      <p>{{ seat() ? 'Your choice: ' + seat() : 'No seat is chosen.' }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly seat = signal('');
  private readonly modals = inject(ModalController);

  async choose() {
    const modal = await this.modals.create({
      component: SeatListComponent,
      htmlAttributes: { 'aria-label': 'Choose a seat' },
    });
    const dismissed = modal.onWillDismiss<string>();
    await modal.present();
    const { data, role } = await dismissed;
    if (role === 'confirm' && data) this.seat.set(data);
  }
}
