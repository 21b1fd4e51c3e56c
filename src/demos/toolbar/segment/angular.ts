import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonSegment,
    IonSegmentButton,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Tasks</ion-title>
      </ion-toolbar>
      <ion-toolbar>
        <ion-segment aria-label="Tasks to show" [(ngModel)]="kind">
          <ion-segment-button value="open"><ion-label>Open</ion-label></ion-segment-button>
          <ion-segment-button value="done"><ion-label>Done</ion-label></ion-segment-button>
        </ion-segment>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (task of shown(); track task) {
          <ion-item>
            <ion-label>{{ task }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly tasks = { open: ['Water the plants', 'Post the parcel'], done: ['Buy stamps'] };
  readonly kind = signal<'open' | 'done'>('open');
  readonly shown = computed(() => this.tasks[this.kind()]);
}
