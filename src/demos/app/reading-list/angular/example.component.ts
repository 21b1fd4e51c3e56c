import { Component } from '@angular/core';
import { IonRouterOutlet } from '@ionic/angular/standalone';

@Component({
  selector: 'app-example',
  imports: [IonRouterOutlet],
  template: '<ion-router-outlet />',
})
export class ExampleComponent {}
