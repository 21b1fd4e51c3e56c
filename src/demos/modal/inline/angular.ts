import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonInput,
  IonModal,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import type { OverlayEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonButtons,
    IonContent,
    IonHeader,
    IonInput,
    IonModal,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Profile</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>{{ greeting() }}</p>
      <ion-button id="open-modal" expand="block">Enter your name</ion-button>
      <ion-modal
        #modal
        trigger="open-modal"
        aria-label="Enter your name"
        (willDismiss)="onWillDismiss($event)"
      >
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-buttons slot="start">
                <ion-button (click)="modal.dismiss(null, 'cancel')">Cancel</ion-button>
              </ion-buttons>
              <ion-title>Name</ion-title>
              <ion-buttons slot="end">
                <ion-button [strong]="true" (click)="modal.dismiss(name(), 'confirm')">
                  Done
                </ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-header>
          <ion-content class="ion-padding">
            <ion-input
              label="Name"
              labelPlacement="stacked"
              placeholder="Kim Lee"
              [(ngModel)]="name"
            />
          </ion-content>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly name = signal('');
  readonly greeting = signal('No one has signed in.');

  onWillDismiss({ detail }: CustomEvent<OverlayEventDetail<string>>) {
    if (detail.role === 'confirm' && detail.data) {
      this.greeting.set(`Hello, ${detail.data}!`);
    }
  }
}
