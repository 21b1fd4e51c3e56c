import { Component, signal } from '@angular/core';
import {
  IonContent,
  IonFooter,
  IonHeader,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonContent, IonFooter, IonHeader, IonTitle, IonToggle, IonToolbar],
  template: `
    <ion-header [translucent]="true">
      <ion-toolbar>
        <ion-title>Palette</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content [fullscreen]="fullscreen()">
      <div class="stripes" aria-hidden="true"></div>
    </ion-content>
    <ion-footer [translucent]="true">
      <ion-toolbar>
        <ion-toggle
          class="ion-padding-horizontal"
          [checked]="fullscreen()"
          (ionChange)="fullscreen.set($event.detail.checked)"
        >
          Behind the bars
        </ion-toggle>
      </ion-toolbar>
    </ion-footer>
  `,
  styles: `
    .stripes {
      height: 900px;
      background: repeating-linear-gradient(
        var(--ion-color-primary) 0 60px,
        var(--ion-color-success) 60px 120px,
        var(--ion-color-warning) 120px 180px
      );
    }
  `,
})
export class ExampleComponent {
  readonly fullscreen = signal(true);
}
