import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonDatetime,
  IonDatetimeButton,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonPopover,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonContent,
    IonDatetime,
    IonDatetimeButton,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonPopover,
    IonTitle,
    IonToolbar,
  ],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Holiday</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content>
      <ion-list>
        <ion-item>
          <ion-label>First day</ion-label>
          <ion-datetime-button slot="end" datetime="first-day" color="tertiary" />
        </ion-item>
      </ion-list>
      <ion-popover [keepContentsMounted]="true" role="dialog" aria-label="First day">
        <ng-template>
          <ion-datetime
            id="first-day"
            presentation="date"
            color="tertiary"
            [formatOptions]="format"
            [(ngModel)]="firstDay"
          />
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly firstDay = signal('2025-06-12');
  readonly format = {
    date: { weekday: 'long', day: 'numeric', month: 'long' },
  } as const;
}
