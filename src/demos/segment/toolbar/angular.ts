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
        <ion-title>Inbox</ion-title>
      </ion-toolbar>
      <ion-toolbar>
        <ion-segment aria-label="Messages to show" [(ngModel)]="filter">
          <ion-segment-button value="all">
            <ion-label>All</ion-label>
          </ion-segment-button>
          <ion-segment-button value="unread">
            <ion-label>Unread</ion-label>
          </ion-segment-button>
        </ion-segment>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        @for (message of shown(); track message.subject) {
          <ion-item>
            <ion-label>{{ message.subject }}</ion-label>
          </ion-item>
        }
      </ion-list>
    </ion-content>
  `,
})
export class ExampleComponent {
  private readonly messages = [
    { subject: 'Your parcel is on its way', read: false },
    { subject: 'Minutes of Monday', read: true },
    { subject: 'New opening hours', read: false },
    { subject: 'Receipt 2041', read: true },
  ];
  readonly filter = signal('all');
  readonly shown = computed(() =>
    this.messages.filter(({ read }) => this.filter() === 'all' || !read),
  );
}
