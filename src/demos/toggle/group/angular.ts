import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { IonItem, IonList, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonItem, IonList, IonToggle],
  template: `
    <ion-list>
      <ion-item>
        <ion-toggle [(ngModel)]="notifications">Notifications</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle [(ngModel)]="messages" [disabled]="!notifications()">Messages</ion-toggle>
      </ion-item>
      <ion-item>
        <ion-toggle [(ngModel)]="calls" [disabled]="!notifications()">Missed calls</ion-toggle>
      </ion-item>
    </ion-list>
  `,
})
export class ExampleComponent {
  readonly notifications = signal(false);
  readonly messages = signal(true);
  readonly calls = signal(false);
}
