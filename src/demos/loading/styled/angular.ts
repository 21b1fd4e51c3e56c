import { Component, ViewEncapsulation } from '@angular/core';
import { IonButton, IonContent, IonLoading } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonLoading],
  // The wrapper belongs to the indicator: only a global rule reaches it
  encapsulation: ViewEncapsulation.None,
  template: `
    <ion-content class="ion-padding">
      <ion-button id="sync" expand="block">Sync</ion-button>
      <ion-loading
        cssClass="sync-loading"
        trigger="sync"
        spinner="circles"
        message="Syncing…"
        [duration]="2000"
      />
    </ion-content>
  `,
  styles: `
    ion-loading.sync-loading {
      --background: #2a1b52;
      --spinner-color: #ffd166;
      --backdrop-opacity: 0.55;
      --max-width: 240px;
      color: #ffffff;
    }

    ion-loading.sync-loading .loading-wrapper {
      border-radius: 20px;
    }
  `,
})
export class ExampleComponent {}
