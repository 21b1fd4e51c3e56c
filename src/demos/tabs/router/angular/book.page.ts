import { Component, computed, input } from '@angular/core';
import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';
import { titles } from './titles';

@Component({
  selector: 'app-book',
  imports: [IonBackButton, IonButtons, IonContent, IonHeader, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-buttons slot="start">
          <ion-back-button defaultHref="/tabs/books" />
        </ion-buttons>
        <ion-title>{{ title() }}</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <p>Look at the other tab and come back: this page stays.</p>
    </ion-content>
  `,
})
export class BookPage {
  /** The `:id` of the route. */
  readonly id = input.required<string>();
  readonly title = computed(() => titles[this.id()]);
}
