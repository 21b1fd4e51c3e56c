import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonProgressBar,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonContent, IonHeader, IonProgressBar, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Report</ion-title>
        <ion-buttons slot="end">
          <ion-button [disabled]="loading()" (click)="load()">Load</ion-button>
        </ion-buttons>
        @if (loading()) {
          <ion-progress-bar type="indeterminate" aria-label="Loading the report" />
        }
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p role="status">{{ text() }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly loading = signal(false);
  readonly text = signal('Nothing loaded yet.');

  async load() {
    this.loading.set(true);
    this.text.set('Loading…');
    // Stands in for a request
    await new Promise((resolve) => setTimeout(resolve, 2500));
    this.loading.set(false);
    this.text.set(`Loaded at ${new Date().toLocaleTimeString()}.`);
  }
}
