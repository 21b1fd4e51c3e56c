import { Component } from '@angular/core';
import {
  IonButton,
  IonButtons,
  IonItem,
  IonLabel,
  IonList,
  IonTitle,
  IonToggle,
  IonToolbar,
} from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonButtons, IonItem, IonLabel, IonList, IonTitle, IonToggle, IonToolbar],
  template: `
    <div class="modes">
      <section aria-label="ios">
        <ion-toolbar mode="ios">
          <ion-title>ios</ion-title>
          <ion-buttons slot="end">
            <ion-button>Edit</ion-button>
          </ion-buttons>
        </ion-toolbar>
        <ion-list mode="ios">
          <ion-item [detail]="true" [button]="true">
            <ion-label>Ringtone</ion-label>
          </ion-item>
          <ion-item>
            <ion-toggle>Vibrate</ion-toggle>
          </ion-item>
        </ion-list>
      </section>
      <section aria-label="md">
        <ion-toolbar mode="md">
          <ion-title>md</ion-title>
          <ion-buttons slot="end">
            <ion-button>Edit</ion-button>
          </ion-buttons>
        </ion-toolbar>
        <ion-list mode="md">
          <ion-item [detail]="true" [button]="true">
            <ion-label>Ringtone</ion-label>
          </ion-item>
          <ion-item>
            <ion-toggle>Vibrate</ion-toggle>
          </ion-item>
        </ion-list>
      </section>
    </div>
  `,
  styles: `
    .modes {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
      gap: 16px;
    }
  `,
})
export class ExampleComponent {}
