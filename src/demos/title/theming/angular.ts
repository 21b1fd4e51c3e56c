import { Component } from '@angular/core';
import { IonTitle, IonToolbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonTitle, IonToolbar],
  template: `
    <ion-toolbar>
      <ion-title color="success">Recipes</ion-title>
    </ion-toolbar>
    <ion-toolbar>
      <ion-title class="violet">Recipes</ion-title>
    </ion-toolbar>
  `,
  styles: `
    ion-title.violet {
      --color: #6d28d9;
      font-weight: 800;
      letter-spacing: 0.05em;
    }
  `,
})
export class ExampleComponent {}
