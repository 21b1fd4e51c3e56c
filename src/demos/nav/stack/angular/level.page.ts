import { Component, inject, Input } from '@angular/core';
import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonNav,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-level',
  imports: [IonBackButton, IonButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button />
        </ion-buttons>
        <ion-title>Level {{ level }}</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>{{ level }} on the stack.</p>
      <ion-button expand="block" (click)="deeper()">One deeper</ion-button>
      @if (level > 2) {
        <ion-button expand="block" fill="outline" (click)="nav.popTo(1)"
          >Back to level 2</ion-button
        >
      }
      @if (level > 1) {
        <ion-button expand="block" fill="outline" (click)="nav.popToRoot()">
          Back to the top
        </ion-button>
      }
    </ion-content>
  `,
})
export class LevelPage {
  @Input() level = 1;
  readonly nav = inject(IonNav);

  deeper() {
    return this.nav.push(LevelPage, { level: this.level + 1 });
  }
}
