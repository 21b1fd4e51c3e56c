import { Component } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonFooter,
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
    IonFooter,
    IonHeader,
    IonItem,
    IonList,
    IonModal,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="open-birds" expand="block">Birds</ion-button>
      <ion-modal
        #modal
        trigger="open-birds"
        aria-label="Birds"
        [breakpoints]="[0, 0.5, 1]"
        [initialBreakpoint]="0.5"
        [expandToScroll]="false"
      >
        <ng-template>
          <ion-header>
            <ion-toolbar>
              <ion-title>Seen today</ion-title>
            </ion-toolbar>
          </ion-header>
          <ion-content>
            <ion-list>
              @for (bird of birds; track bird) {
                <ion-item>
                  <ion-checkbox>{{ bird }}</ion-checkbox>
                </ion-item>
              }
            </ion-list>
          </ion-content>
          <ion-footer>
            <ion-toolbar>
              <ion-buttons slot="end">
                <ion-button [strong]="true" (click)="modal.dismiss()">Done</ion-button>
              </ion-buttons>
            </ion-toolbar>
          </ion-footer>
        </ng-template>
      </ion-modal>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly birds = [
    'Blackbird',
    'Bullfinch',
    'Cuckoo',
    'Goldfinch',
    'Heron',
    'Kingfisher',
    'Lapwing',
    'Magpie',
    'Nuthatch',
    'Robin',
    'Skylark',
    'Starling',
    'Swallow',
    'Wren',
  ];
}
