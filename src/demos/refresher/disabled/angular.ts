import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonRefresher,
  IonRefresherContent,
  IonText,
  IonToggle,
  type RefresherCustomEvent,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonRefresher, IonRefresherContent, IonText, IonToggle],
  template: `
    <ion-content class="ion-padding">
      <ion-refresher slot="fixed" [disabled]="writing()" (ionRefresh)="refresh($event)">
        <ion-refresher-content />
      </ion-refresher>
      <ion-toggle [(ngModel)]="writing">Writing a reply</ion-toggle>
      <p>
        <ion-text [color]="writing() ? 'primary' : undefined">
          {{ writing() ? 'Pulling does nothing.' : 'Pull to refresh.' }}
        </ion-text>
      </p>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly writing = signal(false);

  refresh(event: RefresherCustomEvent) {
    setTimeout(() => event.detail.complete(), 1000);
  }
}
