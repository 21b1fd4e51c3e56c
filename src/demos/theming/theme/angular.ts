import { Component, ViewEncapsulation } from '@angular/core';
import {
  IonButton,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonSegment,
  IonSegmentButton,
  IonTitle,
  IonToggle,
  IonToolbar,
  type SegmentCustomEvent,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    IonButton,
    IonContent,
    IonHeader,
    IonItem,
    IonLabel,
    IonList,
    IonSegment,
    IonSegmentButton,
    IonTitle,
    IonToggle,
    IonToolbar,
  ],
  // In an app these rules are in src/theme/variables.css
  encapsulation: ViewEncapsulation.None,
  template: `
    <ion-header>
      <ion-toolbar>
        <ion-title>Trail notes</ion-title>
      </ion-toolbar>
    </ion-header>
    <ion-content class="ion-padding">
      <ion-segment value="default" aria-label="Theme" (ionChange)="apply($event)">
        @for (theme of themes; track theme.value) {
          <ion-segment-button [value]="theme.value">
            <ion-label>{{ theme.name }}</ion-label>
          </ion-segment-button>
        }
      </ion-segment>
      <ion-list [inset]="true">
        <ion-item>
          <ion-label>Ridge path, 8 km</ion-label>
        </ion-item>
        <ion-item lines="none">
          <ion-toggle [checked]="true">Save offline</ion-toggle>
        </ion-item>
      </ion-list>
      <ion-button expand="block">Start</ion-button>
    </ion-content>
  `,
  styles: `
    :root.theme-forest {
      --ion-background-color: #f3f7ef;
      --ion-background-color-rgb: 243, 247, 239;
      --ion-text-color: #1d2b1f;
      --ion-text-color-rgb: 29, 43, 31;
      --ion-border-color: #c3d2bd;
      --ion-toolbar-background: #2f6b3c;
      --ion-toolbar-color: #ffffff;
      --ion-item-background: #ffffff;

      --ion-color-primary: #2f6b3c;
      --ion-color-primary-rgb: 47, 107, 60;
      --ion-color-primary-contrast: #ffffff;
      --ion-color-primary-contrast-rgb: 255, 255, 255;
      --ion-color-primary-shade: #295e35;
      --ion-color-primary-tint: #447a50;
    }

    :root.theme-night {
      --ion-background-color: #11162a;
      --ion-background-color-rgb: 17, 22, 42;
      --ion-text-color: #e8ebf7;
      --ion-text-color-rgb: 232, 235, 247;
      --ion-border-color: #39415f;
      --ion-toolbar-background: #1b2340;
      --ion-toolbar-color: #e8ebf7;
      --ion-item-background: #1b2340;

      --ion-color-primary: #9db4ff;
      --ion-color-primary-rgb: 157, 180, 255;
      --ion-color-primary-contrast: #000000;
      --ion-color-primary-contrast-rgb: 0, 0, 0;
      --ion-color-primary-shade: #8a9ee0;
      --ion-color-primary-tint: #a7bcff;
    }
  `,
})
export class ExampleComponent {
  readonly themes = [
    { name: 'Default', value: 'default' },
    { name: 'Forest', value: 'theme-forest' },
    { name: 'Night', value: 'theme-night' },
  ];

  apply(event: SegmentCustomEvent) {
    for (const { value } of this.themes) {
      document.documentElement.classList.toggle(value, value === event.detail.value);
    }
  }
}
