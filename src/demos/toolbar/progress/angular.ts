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
        <ion-title>Backup</ion-title>
        <ion-buttons slot="end">
          <ion-button [disabled]="running()" (click)="start()">Start</ion-button>
        </ion-buttons>
        @if (running()) {
          <ion-progress-bar type="indeterminate" aria-label="Backup" />
        }
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p role="status">{{ status() }}</p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly running = signal(false);
  readonly status = signal('The last backup is three days old.');

  start() {
    this.running.set(true);
    // Stands in for the backup
    setTimeout(() => {
      this.running.set(false);
      this.status.set('Everything is backed up.');
    }, 3000);
  }
}
