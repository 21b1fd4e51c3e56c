import { Component } from '@angular/core';
import { IonButton, IonContent, IonLoading } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonLoading],
  template: `
    <ion-content class="ion-padding">
      <ion-button id="refresh" expand="block">Refresh</ion-button>
      <p>The indicator closes after two seconds.</p>
      <ion-loading trigger="refresh" message="Fetching messages…" [duration]="2000" />
    </ion-content>
  `,
})
export class ExampleComponent {}
