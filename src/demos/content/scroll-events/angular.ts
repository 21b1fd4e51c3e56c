import { Component, signal, viewChild } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonFooter,
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
    IonFooter,
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
    <ion-content
      [scrollEvents]="true"
      (ionScrollStart)="state.set('scrolling')"
      (ionScrollEnd)="state.set('stopped')"
    >
      <ion-list>
        @for (day of days; track day) {
          <ion-item>
            <ion-label>Day {{ day }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
    <ion-footer>
      <ion-toolbar [color]="states[state()].color">
        <ion-title size="small">{{ states[state()].text }}</ion-title>
      </ion-toolbar>
    </ion-footer>
  `,
})
export class ExampleComponent {
  readonly content = viewChild.required(IonContent);
  readonly state = signal<'resting' | 'scrolling' | 'stopped'>('resting');
  readonly days = Array.from({ length: 30 }, (_, index) => index + 1);
  readonly states = {
    resting: { color: undefined, text: 'Not scrolled yet' },
    scrolling: { color: 'warning', text: 'Scrolling…' },
    stopped: { color: 'success', text: 'Stopped' },
  };
}
