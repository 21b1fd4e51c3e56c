import { Component } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonHeader,
  IonItem,
  IonList,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonButtons,
    IonCheckbox,
    IonContent,
    IonHeader,
    IonItem,
    IonList,
    IonModal,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-content class="ion-padding">
      <p>Swipe the sheet down: it comes back. Done closes it.</p>
      <ion-button id="open-list" expand="block">Packing list</ion-button>
      <ion-modal
        #modal
        trigger="open-list"
        aria-label="Packing list"
        [breakpoints]="[0, 0.6]"
        [initialBreakpoint]="0.6"
        [canDismiss]="canDismiss"
      >
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Packing list</ion-title>
              <ion-buttons slot="end">
                <ion-button [strong]="true" (click)="modal.dismiss()">Done</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content>
            <ion-list>
              <ion-item>
                <ion-checkbox>Tent</ion-checkbox>
              </ion-item>
              <ion-item>
                <ion-checkbox>Walking shoes</ion-checkbox>
              </ion-item>
              <ion-item>
                <ion-checkbox>Umbrella</ion-checkbox>
              </ion-item>
            </ion-list>
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly canDismiss = async (_data?: unknown, role?: string) => role !== 'gesture';
}
