import { Component } from '@angular/core';
import { IonNav } from '@ionic/angular/standalone';
import { RecipesPage } from './recipes.page';

@Component({
  selector: 'app-example',
  imports: [IonNav],
  template: '<ion-nav [root]="root" />',
})
export class ExampleComponent {
  readonly root = RecipesPage;
}
