import { Component } from '@angular/core';
import { IonButton } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonButton],
  template: `
    <ion-button expand="block">Block</ion-button>
    <ion-button expand="block" shape="round">Block, round ends</ion-button>
    <ion-button expand="block" fill="outline">Block, outlined</ion-button>
    <ion-button expand="full" color="secondary">Full</ion-button>
  `,
})
export class ExampleComponent {}
