import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonMenu } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton, IonContent, IonMenu],
  template: `
    <ion-menu
      #menu
      contentId="main"
      aria-label="Places"
      (ionWillOpen)="log.set('ionWillOpen')"
      (ionDidOpen)="add('ionDidOpen')"
      (ionWillClose)="add('ionWillClose')"
      (ionDidClose)="add('ionDidClose')"
    >
      <ion-content class="ion-padding">
        <ion-button expand="block" (click)="menu.setOpen(false)">Close</ion-button>
      </ion-content>
    </ion-menu>
    <div class="ion-page" id="main">
      <ion-content class="ion-padding">
        <ion-button expand="block" (click)="menu.toggle()">Show the menu</ion-button>
        <p>
          <output>{{ log() }}</output>
        </p>
      </ion-content>
    </div>
  `,
})
export class ExampleComponent {
  readonly log = signal('');

  add(name: string) {
    this.log.update((log) => `${log} → ${name}`);
  }
}
