import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonMenu, IonToggle } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonMenu, IonToggle],
  template: `
    <ion-menu #menu side="end" contentId="main" aria-label="Filter" [disabled]="!available()">
      <ion-content class="ion-padding">
        <ion-toggle>Open now</ion-toggle>
        <ion-button class="ion-margin-top" expand="block" (click)="menu.close()">Apply</ion-button>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-content class="ion-padding">
        <ion-button expand="block" (click)="open(menu)">Show the filter</ion-button>
        <ion-toggle
          class="ion-margin-top"
          [checked]="available()"
          (ionChange)="available.set($event.detail.checked)"
        >
          Filter is available
        </ion-toggle>
        <p>
          <code>open()</code>: <output>{{ opened() ?? 'not called yet' }}</output>
        </p>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly available = signal(true);
  readonly opened = signal<boolean | undefined>(undefined);

  async open(menu: IonMenu) {
    this.opened.set(await menu.open());
  }
}
