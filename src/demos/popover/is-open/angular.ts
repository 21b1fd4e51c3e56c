import { Component, signal } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonPopover,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { informationCircleOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonIcon, IonItem, IonLabel, IonList, IonPopover],
  template: `
    <ion-content>
      <ion-list>
        @for (trip of trips; track trip.name) {
          <ion-item>
            <ion-label>{{ trip.name }}</ion-label>
            <ion-button
              slot="end"
              fill="clear"
              attr.aria-label="Details of {{ trip.name }}"
              (click)="show($event, trip.text)"
            >
              <ion-icon slot="icon-only" name="information-circle-outline" aria-hidden="true" />
            </ion-button>
          </ion-item>
        }
      </ion-list>
      <ion-popover
        role="dialog"
        aria-label="About the trip"
        [isOpen]="open()"
        [event]="event()"
        (didDismiss)="open.set(false)"
      >
        <ng-template>
          <p class="ion-padding">{{ text() }}</p>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly open = signal(false);
  readonly event = signal<Event | undefined>(undefined);
  readonly text = signal('');
  readonly trips = [
    { name: 'Ferry', text: 'Five hours along the coast.' },
    { name: 'Train', text: 'Three hours, one change.' },
  ];

  constructor() {
    addIcons({ informationCircleOutline });
  }

  show(event: Event, text: string) {
    this.event.set(event);
    this.text.set(text);
    this.open.set(true);
  }
}
