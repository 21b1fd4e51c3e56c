import { Component } from '@angular/core';
import { IonNav } from '@ionic/angular/standalone';
import { CitiesPage } from './cities.page';

@Component({
  selector: 'app-example',
  imports: [IonNav],
  template: '<ion-nav [root]="root" />',
})
export class ExampleComponent {
  readonly root = CitiesPage;
}
