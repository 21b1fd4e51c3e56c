import { Component, signal, viewChild } from '@angular/core';
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
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
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
        <ion-title>Days</ion-title>
        <ion-buttons slot="end">
          <ion-button (click)="content().scrollToBottom(400)">Last day</ion-button>
        </ion-buttons>
      </ion-toolbar>
    </ion-header>
    <ion-content [scrollEvents]="true" (ionScroll)="far.set($event.detail.scrollTop >= 200)">
      @if (far()) {
        <ion-button
          slot="fixed"
          class="top"
          shape="round"
          size="small"
          (click)="content().scrollToTop(400)"
        >
          To the top
        </ion-button>
      }
      <ion-list>
        @for (day of days; track day) {
          <ion-item>
            <ion-label>Day {{ day }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
  styles: `
    .top {
      bottom: 16px;
      left: 50%;
      transform: translateX(-50%);
    }
  `,
})
export class ExampleComponent {
  readonly content = viewChild.required(IonContent);
  readonly far = signal(false);
  readonly days = Array.from({ length: 30 }, (_, index) => index + 1);
}
