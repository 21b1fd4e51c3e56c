import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  IonButton,
  IonCard,
  IonCardContent,
  IonCheckbox,
  IonItem,
  IonLabel,
  IonSegment,
  IonSegmentButton,
  IonThumbnail,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [
    FormsModule,
    IonButton,
    IonCard,
    IonCardContent,
    IonCheckbox,
    IonItem,
    IonLabel,
    IonSegment,
    IonSegmentButton,
    IonThumbnail,
  ],
  template: `
    <ion-segment [(ngModel)]="radius" aria-label="Corners">
      <ion-segment-button value="0px">Square</ion-segment-button>
      <ion-segment-button value="8px">Soft</ion-segment-button>
      <ion-segment-button value="20px">Round</ion-segment-button>
    </ion-segment>

    <div class="preview" [style.--app-radius]="radius()">
      <ion-card>
        <ion-item lines="none">
          <ion-thumbnail slot="start"><div class="swatch"></div></ion-thumbnail>
          <ion-label>
            <h2>Espresso</h2>
            <p>250 g, whole beans</p>
          </ion-label>
        </ion-item>
        <ion-card-content>
          <ion-checkbox [checked]="true" labelPlacement="end">Ground for a moka pot</ion-checkbox>
          <ion-button class="ion-margin-top" expand="block">Add to basket</ion-button>
        </ion-card-content>
      </ion-card>
    </div>
  `,
  styles: `
    .preview ion-card {
      border-radius: var(--app-radius);
    }

    .preview ion-item {
      --background: transparent;
    }

    .preview ion-thumbnail,
    .preview ion-button {
      --border-radius: var(--app-radius);
    }

    .preview ion-checkbox {
      --border-radius: calc(var(--app-radius) / 3);
      --size: 22px;
    }

    .swatch {
      height: 100%;
      border-radius: var(--app-radius);
      background: linear-gradient(135deg, #78350f, #d6a77a);
    }
  `,
})
export class ExampleComponent {
  readonly radius = signal('8px');
}
