import { Component, ViewEncapsulation } from '@angular/core';
import {
  IonButton,
  IonIcon,
  IonItem,
  IonLabel,
  IonList,
  IonToggle,
} from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { contrastOutline } from 'ionicons/icons';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonIcon, IonItem, IonLabel, IonList, IonToggle],
  // In an app this import stands in src/global.scss
  encapsulation: ViewEncapsulation.None,
  template: `
    <ion-list [inset]="true">
      <ion-item [button]="true" [detail]="false" (click)="switchPalette()">
        <ion-icon slot="start" name="contrast-outline" aria-hidden="true" />
        <ion-label>Switch the palette</ion-label>
      </ion-item>
      <ion-item lines="none">
        <ion-toggle [checked]="true">Quiet hours</ion-toggle>
      </ion-item>
    </ion-list>
    <div class="ion-text-center">
      <ion-button>Primary</ion-button>
      <ion-button color="danger">Danger</ion-button>
      <ion-button color="light">Light</ion-button>
    </div>
  `,
  styles: `
    @import '@ionic/angular/css/palettes/dark.class.css';
  `,
})
export class ExampleComponent {
  constructor() {
    addIcons({ contrastOutline });
  }

  switchPalette() {
    document.documentElement.classList.toggle('ion-palette-dark');
  }
}
