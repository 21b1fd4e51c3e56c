import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonContent,
  IonHeader,
  IonItem,
  IonList,
  IonRange,
  IonTitle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [FormsModule, IonContent, IonHeader, IonItem, IonList, IonRange, IonTitle, IonToolbar],
  template: `
    <ion-header>
      <ion-toolbar [style.--opacity]="opacity()">
        <ion-title>Sunset</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content [fullscreen]="true">
      <ion-list [inset]="true">
        <ion-item lines="none">
          <ion-range label="Opacity" [min]="0" [max]="1" [step]="0.1" [(ngModel)]="opacity" />
        </ion-item>
      </ion-list>
    </ion-content>
  `,
  styles: `
    ion-content {
      --background: linear-gradient(100deg, #f97316, #fde68a 40%, #7dd3fc);
    }
  `,
})
export class ExampleComponent {
  readonly opacity = signal(0.4);
}
